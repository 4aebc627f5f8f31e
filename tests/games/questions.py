"""Golden figures: the questions of every game, the sizes of their action spaces, the longest matches."""

QUESTIONS = {
    "hart-an-der-grenze": {
        "bribe": "HG-15 HG-Q6 HG-Q7 HG-Q8",
        "choose": "HG-32 HG-Q23",
        "declare": "HG-13 HG-Q1 HG-Q3 HG-Q4",
        "declare_exact": "HG-13 HG-Q1 HG-Q4",
        "demanded": "HG-15 HG-16 HG-Q7 HG-Q8",
        "extra": "HG-23 HG-26 HG-Q12",
        "haggle": "HG-15 HG-16 HG-17 HG-Q8",
        "inspect": "HG-14",
        "keep": "HG-28 HG-29 HG-Q20 HG-Q21",
        "last_offer": "HG-16 HG-17 HG-Q8",
        "pack": "HG-12 HG-13",
        "seize": "HG-24 HG-25 HG-26 HG-Q13",
    },
    "meisterdiebe": {
        "choose": "MD-15 MD-16 MD-18",
        "lay-jeweller": "MD-28 MD-31",
        "lay-jeweller-alarm": "MD-28 MD-29 MD-30",
        "lay-lady": "MD-32 MD-Q25",
        "lay-smuggler": "MD-25 MD-Q7",
        "manipulate": "MD-6 MD-7 MD-24",
        "manipulate-filling": "MD-6 MD-7 MD-14",
        "manipulate-one": "MD-6 MD-7 MD-39",
        "open-jeweller": "MD-20 MD-21 MD-Q6",
        "open-lady_jeweller": "MD-20 MD-21 MD-Q6",
        "open-master_thief": "MD-20 MD-21 MD-Q6",
        "open-smuggler": "MD-20 MD-21 MD-Q6",
        "open-thief": "MD-20 MD-21 MD-Q6",
        "pick-detective": "MD-36 MD-Q16",
        "pick-smuggler": "MD-27 MD-Q16",
        "place": "MD-13 MD-14",
        "rob": "MD-33 MD-34 MD-Q12",
    },
    "hochstapler": {
        "announce": "HS-6 HS-8",
        "doubt": "HS-8 HS-9 HS-Q4",
        "open": "HS-5 HS-6 HS-7",
        "turn": "HS-5 HS-6 HS-7 HS-9",
    },
    "prohis": {
        "answer": "PR-14",
        "bribe": "PR-14",
        "claim": "PR-12 PR-13",
        "decide": "PR-15 PR-16",
        "draw": "PR-8",
        "flip": "PR-16 PR-17",
        "raise": "PR-12 PR-Q4",
        "turn": "PR-7 PR-8 PR-9 PR-10 PR-11",
    },
}

SPACES = {
    "hart-an-der-grenze": [776, 780, 784, 788],
    "meisterdiebe": [52, 55, 58, 61, 64, 67, 70],
    "hochstapler": [155, 204, 253, 302, 351],
    "prohis": [1192, 1292, 1323, 1333],
}

BOUNDS = {
    "hart-an-der-grenze": {"printed": [409, 292, 379, 472], "exact": [409, 292, 379, 472], "tiny": [33], "tiny3": [15]},
    "meisterdiebe": {
        "printed": [467, 658, 849, 1040, 1231, 1422, 1613],
        "one": [467, 658, 849, 1040, 1231, 1422, 1613],
        "tiny": [30],
    },
    "hochstapler": {"printed": [302, 400, 498, 596, 694], "to10": [1205, 2395, 3480, 4761, 6931], "tiny": [11]},
    "prohis": {"printed": [700, 816, 1324, 1489], "fastest": [700, 816, 1324, 1489], "tiny": [42]},
}
