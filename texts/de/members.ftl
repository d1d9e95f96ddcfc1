### Was ein Ort seinen Mitgliedern sagt, und denen, die es werden wollen.

server-members-only = Das ist für Mitglieder. Werde eins, es dauert eine Minute, oder spiele als Gast.
