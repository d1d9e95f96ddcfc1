### What a place says to its members, and to those who want to become one.

server-members-only = That is for members. Become one in a minute, or play as a guest.
