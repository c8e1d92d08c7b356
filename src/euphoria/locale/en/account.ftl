# How one comes in: passkeys, recovery codes, other devices. On the page about oneself.

account-ways = How you sign in
account-ways-help = A passkey signs you in by your fingerprint, face or the code of your device. There is nothing to remember and nothing to guess.
account-passkeys = Passkeys
account-passkeys-none = You have none yet.
account-passkey-made = Made { $when }
account-passkey-used = last used { $when }
account-passkey-unused = never used
account-passkey-add = Add a passkey
account-passkey-name = What will you know it by?
account-passkey-name-usual = This device
account-passkey-make = Make the passkey
account-passkey-kept = The passkey “{ $name }” is made.
account-passkey-drop = Remove
account-passkey-drop-of = Remove the passkey “{ $name }”
account-passkey-drop-sure = “{ $name }” will open nothing here any more. Delete it on your device, too.
account-passkey-dropped = The passkey is removed.
account-passkey-sign-in = Sign in with a passkey
account-passkey-instead = Make it with a passkey, without a password
account-passkey-cannot = This browser has no passkeys.
account-passkey-cancelled = No passkey was chosen. Try again, or sign in another way.
account-passkey-there = This device has a passkey for you already.
account-passkey-failed = Your device could not use a passkey here.
account-codes = Recovery codes
account-codes-none = You have none. With one you sign in when password and passkeys are lost.
account-codes-left = { $count ->
    [one] One code is left.
   *[other] { $count } codes are left.
}
account-codes-make = Make ten codes
account-codes-anew = Make new codes
account-codes-anew-help = New codes end the old ones.
account-codes-title = Your recovery codes
account-codes-help = Each lets you in once. They are shown only now: print them or keep them where you keep passwords.
account-codes-copy = Copy
account-codes-copied = Copied.
account-codes-download = Save as a file
account-codes-kept = I have kept them
account-recover = Password lost? Use a recovery code
account-recover-code = Recovery code
account-recover-do = Sign in with the code
account-recovered = { $count ->
    [0] The code is spent, and it was your last: make new ones.
    [one] The code is spent; one is left.
   *[other] The code is spent; { $count } are left.
}
account-recovered-next = Now choose a new password or add a passkey. If somebody else could be signed in as you, sign the other devices out.
account-password-set = Choose a password
account-password-set-help = You sign in without one so far.
account-password-new = Choose a new password
account-others = Signed in elsewhere
account-others-none = No other device is signed in as you.
account-others-count = { $count ->
    [one] One other device is signed in as you.
   *[other] { $count } other devices are signed in as you.
}
account-others-end = Sign the others out
account-others-ended = All other devices are signed out.
account-prove = Is it you?
account-prove-help = You signed in a while ago. Before you change how you sign in, show that it is you.
account-prove-password = Go on
account-prove-passkey = Show a passkey
