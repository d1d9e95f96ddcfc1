### What a place says to its members, and to those who want to become one.

## What is not possible

members-bad-name = A member’s name has 2 to 24 letters and digits, with single spaces, hyphens, dots or apostrophes between them.
members-name-taken = Somebody has this name, or one that looks like it. Choose another one.
members-renamed = You have changed your name within the last month. Once a month is possible.
members-already = This browser belongs to a member already. Reload the page.
members-gone = This member is not here any more.
members-short-passphrase = Choose a passphrase with at least { $least } characters: a few words that nobody guesses.
members-wrong-passphrase = Name and passphrase do not belong together. Try again, or use a recovery code.
members-wrong-code = That is not one of this member’s recovery codes, or it was used before. Each works once.
members-wrong-device-code = Nobody waits with this code. Look again on your other device; a code is good for ten minutes, once.
members-device-refused = Your other device said no, or nothing for too long. Ask it for a new code.
members-no-passkeys-here = There are no passkeys at an address like this. Use the place’s name with https, or choose a passphrase.
members-bad-passkey = This passkey does not belong to this place, or the question has grown old. Try again.
members-enough-passkeys = You have { $most } passkeys. Remove one before you add another.
members-last-way-in = That is your last way in. Add another one first.
members-own-role = You cannot change your own role. Somebody else who looks after the place can.
members-closed = This place takes no new members at the moment. You can play as a guest.
members-not-invited = Members come by invitation here. Ask whoever runs the place for one; each is good once.
server-admins-only = That is for those who look after this place.
