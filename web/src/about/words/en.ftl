# About the house, and whether a match was fair.

about-text = Contrabande is a house with four tables. It runs on your own machine, needs no account and sends nothing anywhere else. Bots sit at the table like everybody else and see no more than you do.
fairness = A fair dealer
fairness-text = Before the cards are dealt, the dealer shows a commitment: the fingerprint of a secret number. Every player adds a share of chance. When the match is over, the number is revealed, and anybody can check that it was never changed and that nothing in the record was.
verify-file = Check a saved record
check-good = adds up
check-bad = does not add up
check-cut = cut off
check-open = unfinished
check-none = unknown
check-chain = Every line of the record fits the line before it.
check-chain-bad = { $line ->
    [1] The first line of the record, with game, options and players, was changed: what it says does not fit its own fingerprint.
   *[other] Line { $line } of the record was changed, or a line before it is missing: it does not fit the line before it.
}
check-chain-cut = { $line ->
    [1] The file is cut off in its first line: nothing of the match can be checked.
    [2] The file is cut off after its first line, with game, options and players. That one is in order; the whole match is missing.
   *[other] The file is cut off: line { $line } is incomplete or missing. The { $held } lines before it fit each other; what came after them is lost.
}
check-chain-name = Fingerprint
check-form = All of it is written the one way in which records are written.
check-form-bad = { $line ->
    [1] The first line fits its fingerprint, but it is not how records name a game, its options, the players and their shares: this program did not write it.
   *[other] Line { $line } fits the line before it, but no record is written like that: this program did not write it.
}
check-form-none = It was written by another version of this program or of the rules, which this page does not know.
check-end-open = The match is not over: the record goes as far as it was played.
check-seed-name = Revealed number
check-promised-name = Commitment
check-entropy-name = Share
check-heads-name = Sealed head
check-relaid = It is not written as it was, but only blanks or line breaks differ, as when another program has saved the file: take it as it was downloaded.
check-seed = The revealed number fits the dealer’s commitment.
check-seed-bad = The revealed number does not fit the dealer’s commitment.
check-seed-cut = The dealer’s number stands at the end of a record, and that is missing.
check-seed-open = The dealer’s number stays secret until the match is over.
check-seed-none = The match is over, but the dealer’s number has not been revealed.
check-promised = This device saw the same commitment before the deal.
check-promised-bad = This device saw another commitment before the deal.
check-promised-none = This device did not see this commitment before a deal: compare it with the one that you or your friends saw.
check-entropy = Your share of chance is in the record.
check-entropy-bad = Your share of chance is not in the record.
check-entropy-none = This device knows of no share of chance that it added to this match.
check-heads = The record still contains what this device saw during the match.
check-heads-bad = The record no longer contains what this device saw during the match.
check-heads-open = What this device saw during the match can be compared as soon as the dealer’s number is revealed.
check-heads-none = This device kept nothing of this match with which it could be compared.
check-more = Whether the moves follow the rules and the draws follow from the number is not checked on this page. contrabande verify FILE plays the whole match again and checks that, too.
check-share = How much has been read
check-too-large = This file is far larger than any record of a match: it was not read.
check-unreadable = This is not a record that can be read.
my-matches = Your matches
my-place = Place { $place } with { $players }
no-matches = You have not finished a match yet.
credits = Drawn and set
credits-text = All pictures are our own. Type: Rokkitt and Atkinson Hyperlegible, both under the SIL Open Font License.
