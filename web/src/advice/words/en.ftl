# What a champion would have done.

advice-about = The strongest bot in { $name }’s place, with nothing but what { $name } knew then. It mixes its answers: what it does one time in five is no mistake.
advice-top = { $top } of { $count } choices { $top ->
    [one] was its favourite
   *[other] were its favourite
}.
advice-near = { $near ->
    [one] { $near } was among its three likeliest.
   *[other] { $near } were among its three likeliest.
}
advice-otherwise = Where it would most clearly have played otherwise
advice-alike = None of them was far from its own
advice-whole = All choices
advice-odds = { $percent } %
advice-hardly = < 1 %
advice-nearly = > 99 %
advice-given = played
advice-see = See moment { $at }
advice-all = { $count ->
    [one] The only choice
   *[other] All { $count } choices
}
advice-fewer = Only the clearest
advice-none = { $name } made no choice in this match: what a stand-in or the clock chose is left out.
advice-left-out = What a stand-in or the clock chose is left out.
advice-before = { $others } sat there before { $name }: those choices count, too.
