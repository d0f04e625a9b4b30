### What a seat did, in English. A sentence is a name and one or more of the clauses below.

you = You
to-you = you
amount =
    { $goods ->
        [gold] { $count } Gold
        [recruits] { $count ->
            [one] one Recruit
           *[other] { $count } Recruits
        }
        [papyrus] { $count } Papyrus
        [silver] { $count } Silver
        [iron] { $count } Iron
        [stone] { $count } Stone
        [arts] { $count ->
            [one] one Arts card
           *[other] { $count } Arts cards
        }
       *[science] { $count ->
            [one] one Science card
           *[other] { $count } Science cards
        }
    }
visited =
    { $location ->
        [repository] went to the Repository
        [barracks] went to the Barracks
        [treasury] went to the Treasury
        [marketplace] went to the Marketplace
        [guild-hall] went to the Guild Hall
        [royal-guard] went to the Royal Guard
        [builders-guild] went to the Builders’ Guild
        [academy] went to the Academy
        [planetarium] went to the Planetarium
       *[palace] went to the Palace
    }
taxed = paid tax to { $names }
drafted = began with { $cards }
divided = divided the cards
passed = passed
paid = paid { $amounts }
gained = got { $amounts }
bought = bought { $amounts }
sold = sold { $amounts }
won = took the { $card }
tile = took the { $tile }
warriors =
    { $count ->
        [one] put an Elite Warrior on the wall
       *[other] put { $count } Elite Warriors on the wall
    }
scored =
    { $count ->
        [one] scored a point
       *[other] scored { $count } points
    }
points-of = { $name } { $points }
scoring =
    { $category ->
        [arts] Arts are scored: { $seats }.
        [science] Science is scored: { $seats }.
        [warriors] Elite Warriors are scored: { $seats }.
       *[tiles] Building tiles are scored: { $seats }.
    }
