// Written by web/generate.py from the Python types. Do not edit: run it again.

export const GOODS = ["jug", "maracas", "sombrero", "cigar", "tequila", "statue"] as const;
export const LEGAL_GOODS = ["jug", "maracas", "sombrero"] as const;
export const GOODS_VALUES = {"jug": 2, "maracas": 3, "sombrero": 4, "cigar": 7, "tequila": 9, "statue": 12} as const;
export const CHARACTERS = {"printed": ["smuggler", "jeweller", "lady_jeweller", "thief", "master_thief", "detective"], "tiny": ["smuggler", "lady_jeweller", "master_thief"]} as const;
export const JEWELS = ["diamond", "sapphire", "ruby"] as const;
export const COLOURS = ["green", "yellow", "blue", "purple", "red", "orange", "grey"] as const;
export const COLOUR_COPIES = {"printed": [3, 2, 2, 2, 2, 2, 1, 1], "tiny": [2, 2]} as const;
export const KINDS = ["legal", "illegal", "lieutenant", "captain", "inspector"] as const;
export const CONTROLS = ["lieutenant", "captain", "inspector"] as const;
export const IN_STORE = {"legal": 1000, "illegal": 4000, "lieutenant": 3000, "captain": 4000, "inspector": 5000} as const;
export const INSPECTS = {"lieutenant": 1, "captain": 2, "inspector": 3} as const;
