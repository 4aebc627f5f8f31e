# What a champion would have done.

advice-about = The strongest bot in { $name }’s place, with nothing but what { $name } knew then. It mixes its answers: what it does one time in five is no mistake.
advice-top = { $count ->
    [one] { $top } of { $count } choice was its favourite.
   *[other] { $top } of { $count } choices were its favourite.
}
advice-near = { $near ->
    [one] { $near } was among its three likeliest.
   *[other] { $near } were among its three likeliest.
}
advice-otherwise = Where it would have played otherwise
advice-alike = It could have played every one of them
advice-whole = All choices
advice-odds = { $percent } %
advice-hardly = < 1 %
advice-given = played
advice-see = See moment { $at }
advice-all = { $count ->
    [one] The only choice
   *[other] All { $count } choices
}
advice-fewer = Only the clearest
advice-none = { $name } had nothing to choose in this match.
