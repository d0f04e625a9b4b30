proof-title = Was the shuffle fair?
proof-why = Before anybody here added a text of their own to the shuffle, the server had to fix a secret and show its fingerprint. The secret and the texts together determine every shuffle, so nobody could choose the cards. Now all of it is public, and this browser has worked it out again by itself.
proof-right = Your browser has checked the shuffle
proof-wrong = The shuffle was NOT what was promised
proof-alarm = Something about the cards of this game does not agree with what this browser was promised. Look below, and keep the record.
proof-findings = What this browser has checked
proof-silent = This browser could not get the record of the game, so it has checked nothing.
proof-secret-wrong = The secret is not the one whose fingerprint was shown before the game.
proof-secret-fits = The secret is the one whose fingerprint this browser kept before the cards were dealt.
proof-secret-unkept = The secret fits its fingerprint. This browser does not know whether the same fingerprint was shown before the game, because it was not asked to add to the shuffle.
proof-own = The text that this browser added is part of the shuffle.
proof-own-wrong = The text that this browser added is not part of the shuffle.
proof-own-none = This browser added nothing to the shuffle.
proof-bots = Only people added to the shuffle.
proof-bots-wrong = Something was added to the shuffle for a bot, so the cards could have been chosen.
proof-cards = { $shown } cards and draws that were shown here are just as the shuffle gives them, each in its place.{ $hidden ->
    [0] {""}
    [one] {" "}One was for others only.
   *[other] {" "}{ $hidden } were for others only.
 }
proof-cards-wrong = A card that was shown after action { $ply } is not the one that the shuffle gives.
proof-cards-none = No cards were shown to this browser.
proof-cards-unknown = This browser does not know how the cards of this game are dealt.
proof-beyond = Not checked here: whether each move follows the rules (“Verify the game” and the command “polis verify” do that), and whether somebody at the table was in league with the host.
proof-lesson = A lesson is dealt the same way for everybody: nothing was shuffled for this game. You can still have it replayed and checked.
proof-commitment = Fingerprint
proof-secret = Secret
proof-verify = Verify the game
proof-busy = Replaying the game …
proof-changed = The fingerprint of this shuffle is not the one that this browser was shown before. Nothing was sent: do not play here.
proof-shown = The shuffle is fixed from now on. Its fingerprint: { $commitment }
