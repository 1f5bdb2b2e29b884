// Written by `drover fit` (docs/bots.md); not to be edited by hand.
#pragma once

#include <array>

#include "core/staged_weights.h"
#include "elpaso/evaluation.h"

namespace drover::elpaso {

// Thousandths of a point that a unit of the feature adds to what is still to come.
// clang-format off
// Columns: dollars, buildings, trading posts, workers, cattle, bonus tiles, objectives
inline constexpr std::array<core::WeightTable<kFeatures, kCategories>, 2> kFittedWeights{{
    // people
    {{
        // at the start
        {{
            {  3165,   4527,   3056,   8348,   7552,   1803,   4146},  // constant
            {   192,    446,    680,    249,    542,    205,    451},  // to move
            {   -50,   -159,    450,    340,    554,    -92,    -16},  // three seats
            {   219,   -973,   1035,    149,   1195,     10,    196},  // four seats
            {    59,    584,    561,   -135,    -38,    173,     93},  // turns to El Paso
            {  -148,     87,     84,    140,     57,     87,     67},  // dollars
            {  -119,    -39,   -131,     34,    -13,    -79,    -55},  // dollars above eight
            {    13,     -3,    264,    -71,     -3,     12,     43},  // tokens
            {   -27,   -144,    359,     55,    -47,     76,     11},  // certificates
            {    -5,   -356,   2464,   -599,   -349,   -187,    422},  // permanent certificates
            {  -103,   -591,   4621,   -511,    -91,     16,    886},  // duplicate cards
            {   111,    472,    622,  -1096,    379,    251,    286},  // cowboys
            {    82,   -631,    299,   -612,    795,     76,    -38},  // engineers
            {    59,    520,    577,   -987,    701,    408,    461},  // builders
            {   105,    491,    225,   -732,   1273,    413,     17},  // jokers
            {   -27,    274,     40,     13,     60,    234,    127},  // cowboys ready
            {    20,    223,    695,    -54,    -47,    664,    202},  // engineers ready
            {    86,    452,    135,   -103,     -5,    197,     39},  // builders ready
            {    77,    297,    649,    155,    156,    355,    244},  // jokers ready
            {    59,    159,    264,    433,    290,     67,    187},  // cattle cards
            {   -68,   -297,   -942,   -112,   -275,    -87,   -451},  // cattle of value 1
            {  -185,   -955,   1080,   -647,   -994,   -951,    -59},  // cattle of value 3
            {  -621,    753,   4456,   -531,  -1019,  -1231,   -952},  // cattle of value 4
            {  2603,   3123,   1183,  -1346,  -5112,   1308,  -8902},  // cattle of value 5
            {  -328,   1358,   -601,    374,   -475,     -8,   -606},  // Simmental
            {    54,      1,    203,    151,    240,    272,   -241},  // better breeds
            {     7,   -111,   -150,     31,     16,    -76,      6},  // hand value
            {     9,    425,    299,     31,     96,    139,    127},  // hand value close to El Paso
            {  -171,    580,     15,    146,     18,    205,     -3},  // delivery at hand
            {   362,   -883,    685,   -552,    -67,   -126,     30},  // delivery close at hand
            {   603,   -880,   -654,   -533,   -788,   -280,    555},  // open: aux1
            {   221,  -1436,   -507,   -632,   -432,   -423,   -227},  // open: aux2
            {   259,   -728,   -121,   -646,   -421,   -197,     70},  // open: aux3
            {    91,   -671,    288,   -636,   -457,   -292,    497},  // open: aux4
            { -1327,   -119,    343,   1558,    703,    971,   4941},  // open: permanent certificate
            {  -506,    258,   3100,   1501,    637,    805,   5954},  // open: hand limit
            {  1289,   1683,  -5455,   1716,   5005,    943,   5366},  // open: step limit
            {    52,   -532,    290,   -369,   -304,   -157,    717},  // deliveries
            {  1061,   -686,  -2603,  -1444,   -606,   -922,  -4786},  // dark deliveries
            {   270,   -226,   -937,    -10,   -525,   -807,   -324},  // own buildings
            {    70,    350,   1067,     -3,    482,    896,    455},  // own building points
            {   -77,   -299,    258,   -102,      6,     -6,    -27},  // bonus tiles
            {    24,    136,   -157,   -165,   -245,   -326,  -1489},  // objectives
            {   -27,    -78,     26,    -26,     64,     25,    273},  // objectives, points to come
            {    -1,   -140,   -393,    276,    -41,    -39,    665},  // objectives, points nearly there
        }},
        // in the middle
        {{
            {  3190,   1728,  -3132,   6050,   5350,   2091,   -714},  // constant
            {    80,    349,    499,    210,    482,    255,    417},  // to move
            {   -86,    -32,   -179,    140,    250,   -276,   -260},  // three seats
            {   235,   -754,     36,   -198,    609,   -316,   -198},  // four seats
            {  -219,    396,    340,    339,     17,      7,     39},  // turns to El Paso
            {   -93,     29,     56,     82,     31,     47,     47},  // dollars
            {    22,    -29,    -63,    -46,    -28,    -50,    -36},  // dollars above eight
            {   -58,     76,    539,     42,     64,      9,    186},  // tokens
            {    36,    175,    411,   -126,    -63,     65,     55},  // certificates
            {   -12,   -277,   2093,   -312,   -163,    155,    316},  // permanent certificates
            {   -42,   -250,   3936,   -443,    196,    180,    730},  // duplicate cards
            {   101,   -104,    334,   -555,    625,    -35,    252},  // cowboys
            {    94,    -53,     80,   -366,    206,     67,    509},  // engineers
            {   -69,    984,     88,   -684,    -89,   -118,    218},  // builders
            {   -24,    336,    -49,   -466,    660,   -133,    638},  // jokers
            {   -46,    -36,    -91,     85,    183,    -45,    107},  // cowboys ready
            {   -89,   -147,    237,    -83,    119,    226,     64},  // engineers ready
            {   -14,    578,    313,    -47,     41,    321,    127},  // builders ready
            {     7,    319,    239,    -38,    189,    248,    132},  // jokers ready
            {    33,    -28,    258,    148,     38,    109,     76},  // cattle cards
            {   -56,   -213,   -710,    -52,    -74,    -16,   -188},  // cattle of value 1
            {   -34,    -89,   -190,    -41,   -276,   -423,   -195},  // cattle of value 3
            {   -68,   -754,   -183,   -422,    849,  -1432,    241},  // cattle of value 4
            {   433,   -446,   -190,   -170,   -912,   -981,   1374},  // cattle of value 5
            {   -47,     49,   -421,    -67,   -162,     47,   -512},  // Simmental
            {   111,   -302,   1391,   -390,      7,     40,    375},  // better breeds
            {     5,    -17,    256,    -10,     14,     60,     58},  // hand value
            {   -88,     51,   -216,    206,    112,   -189,     -9},  // hand value close to El Paso
            {    49,    -82,   -141,     -4,      9,    -73,    -62},  // delivery at hand
            {   -89,    141,    921,   -168,    -67,    158,    164},  // delivery close at hand
            {   532,   -307,   -767,   -273,   -495,   -496,     53},  // open: aux1
            {   140,   -356,   -762,   -209,   -349,   -388,     -7},  // open: aux2
            {     0,   -220,   -237,   -362,   -332,   -283,    340},  // open: aux3
            {    71,   -231,    181,   -620,   -292,    -56,     70},  // open: aux4
            {   -63,    597,   -667,   -122,     81,   -696,    220},  // open: permanent certificate
            {    72,    886,   2112,   -289,    242,   -383,   1478},  // open: hand limit
            {  -400,    771,   -535,    -81,    255,   -873,    308},  // open: step limit
            {    29,    -11,     80,   -160,    -81,    -93,    137},  // deliveries
            {    20,   -663,  -1297,     98,   -411,    278,   -301},  // dark deliveries
            {    28,   1279,  -1026,    -62,   -390,  -1031,   -296},  // own buildings
            {    93,   -167,    504,     19,    263,    530,    293},  // own building points
            {     0,    -37,     -7,   -113,   -120,   -183,     39},  // bonus tiles
            {    74,     67,    113,    362,    121,    -63,  -1624},  // objectives
            {   -15,    -40,     41,    -47,     45,    -18,    268},  // objectives, points to come
            {   -10,     -8,    -53,     99,    -38,     38,    883},  // objectives, points nearly there
        }},
        // towards the end
        {{
            {  1777,  -1213,  -1799,    332,   1779,    349,  -1478},  // constant
            {   261,    238,    543,     83,    593,    206,    270},  // to move
            {  -134,   -105,   -211,    -57,   -216,   -168,   -174},  // three seats
            {  -145,     -2,   -427,    -65,   -321,   -364,   -232},  // four seats
            {  -110,    240,   -441,    163,   -332,    135,   -139},  // turns to El Paso
            {    21,     27,     43,    -73,     16,     28,     18},  // dollars
            {   -17,    -29,    -41,     71,    -29,    -22,    -15},  // dollars above eight
            {     1,    -21,    144,     12,     14,    -18,     53},  // tokens
            {    60,    -24,    -40,    -28,    -80,    -28,    -42},  // certificates
            {   -15,      2,    -55,     78,   -122,    140,   -112},  // permanent certificates
            {   -12,    -63,     70,     28,     69,     59,      6},  // duplicate cards
            {   -61,    -33,    -68,     73,     72,    -40,     21},  // cowboys
            {    22,    -10,    -37,     78,   -100,    -45,     99},  // engineers
            {   -64,     76,   -144,    126,   -127,    -88,    -29},  // builders
            {    84,    -67,    -87,     47,    -37,    -48,     12},  // jokers
            {   -35,    -54,     90,    -56,    572,     -7,    100},  // cowboys ready
            {   -82,   -108,     18,     80,    273,    209,     77},  // engineers ready
            {  -172,    721,    126,      4,    -72,    -53,     58},  // builders ready
            {  -187,    371,    -10,    -12,    598,     52,    169},  // jokers ready
            {    20,    -10,     70,    -20,     23,      7,     27},  // cattle cards
            {   -48,     34,    -23,    -26,    -20,     25,     -3},  // cattle of value 1
            {   -69,     11,      1,     20,    -45,    -19,    -28},  // cattle of value 3
            {  -130,    -57,    -61,      4,     98,   -124,     66},  // cattle of value 4
            {    23,   -134,     -8,   -185,   -383,     -5,    279},  // cattle of value 5
            {   -91,     94,    -36,    101,     37,     23,    -20},  // Simmental
            {    90,    -11,     15,    -50,    -21,     18,    187},  // better breeds
            {    20,     -6,    347,     -5,     11,     -5,     72},  // hand value
            {     1,      0,   -197,     34,     14,    -95,    -91},  // hand value close to El Paso
            {    19,     16,   -170,     -5,    -13,    -56,    -12},  // delivery at hand
            {   -37,     28,   1022,    -77,     74,    179,    225},  // delivery close at hand
            {   -81,    -48,     98,      7,    -64,     11,     50},  // open: aux1
            {  -128,     35,    171,      5,    -97,     39,    158},  // open: aux2
            {   -52,    -54,      3,    -53,   -136,     65,    152},  // open: aux3
            {   -15,    157,    223,   -372,     90,     42,    203},  // open: aux4
            {  -174,     62,    214,    -11,     67,    -50,    420},  // open: permanent certificate
            {  -111,     40,      3,     34,    -66,     25,    483},  // open: hand limit
            {  -321,    177,      3,     94,    -95,    137,    297},  // open: step limit
            {   -23,     13,     23,    -19,    -10,     10,     55},  // deliveries
            {    -2,    -85,     -6,     -8,    -87,    -10,   -145},  // dark deliveries
            {   -54,    271,   -340,    -66,   -216,   -437,   -272},  // own buildings
            {    17,    -60,     48,     17,     68,     60,     71},  // own building points
            {    28,     25,    -13,    -53,    -79,     21,    -27},  // bonus tiles
            {     2,    -14,    -66,     10,    -53,     46,   -305},  // objectives
            {    11,     -9,     -6,     -9,      3,     -1,      4},  // objectives, points to come
            {   -68,      9,    -40,     63,    -20,    -19,    286},  // objectives, points nearly there
        }},
        // in the last turn
        {{
            {   774,    144,     71,    213,   -135,    114,   -639},  // constant
            {     6,    -17,     -7,     -5,     28,     10,     -2},  // to move
            {    34,    -87,     57,    -33,      3,    -22,    -24},  // three seats
            {    83,    -78,    -10,   -106,    -32,    -30,    -11},  // four seats
            {  -330,   -205,   -262,    576,    174,   -129,   -258},  // turns to El Paso
            {   -27,     31,    -24,     12,     30,      7,     15},  // dollars
            {    27,    -33,     25,    -13,    -34,     -4,    -11},  // dollars above eight
            {     6,    -26,    100,      7,      5,    -18,     19},  // tokens
            {   -13,      0,    -37,     -8,    -80,    -18,    -13},  // certificates
            {    -4,    -33,    -91,    -13,    -46,     59,    -61},  // permanent certificates
            {   -59,      6,    -20,    -24,     30,     95,    -46},  // duplicate cards
            {    -9,      1,     17,      1,      2,      6,     47},  // cowboys
            {    39,    -18,     -7,    -10,    -50,    -40,     33},  // engineers
            {    29,     12,    -38,    -30,    -13,      3,     33},  // builders
            {    61,    -39,    -34,      6,    -44,     13,      5},  // jokers
            {    27,    -72,    103,   -170,    472,     37,     88},  // cowboys ready
            {    35,    -99,      4,     22,     53,    202,     96},  // engineers ready
            {  -176,    544,     45,    -36,    -86,     -8,      1},  // builders ready
            {   -12,    228,    -23,   -191,    658,     34,     92},  // jokers ready
            {    -1,     27,     14,    -15,     29,      7,     12},  // cattle cards
            {    -5,     -3,    -10,    -22,    -16,      8,     48},  // cattle of value 1
            {   -13,    -46,     13,     42,    -32,     -7,    -43},  // cattle of value 3
            {   -30,   -103,    -73,     -5,     99,   -119,    -61},  // cattle of value 4
            {    49,    -35,   -194,    -74,    -13,    -26,    103},  // cattle of value 5
            {   -30,     51,     14,     24,    -29,      3,    -41},  // Simmental
            {    20,     -3,    -13,    -91,    -10,    -12,    100},  // better breeds
            {   -41,    107,     62,    -57,     27,     37,     60},  // hand value
            {   163,   -260,     66,    150,    -32,   -134,   -125},  // hand value close to El Paso
            {    64,   -130,   -406,     70,      0,    -32,    -90},  // delivery at hand
            {   -88,    255,   1537,   -207,     -9,     67,    334},  // delivery close at hand
            {    20,    -91,    -43,     25,     62,    -21,    -57},  // open: aux1
            {   -33,    -59,     16,     15,     47,     47,     14},  // open: aux2
            {    17,    -78,    -71,     -8,    -56,     54,     21},  // open: aux3
            {   162,    -64,     61,   -329,   -207,     70,    308},  // open: aux4
            {   -40,    -58,    116,     63,     64,      5,    254},  // open: permanent certificate
            {     7,    -80,    -73,     15,     -3,      6,    233},  // open: hand limit
            {  -302,     24,   -219,    182,    143,      7,     58},  // open: step limit
            {    -2,    -12,     -7,     -6,     -3,      6,     25},  // deliveries
            {   -19,    -17,     -4,     -5,    -17,     -1,    -79},  // dark deliveries
            {   -18,    242,    -71,    -43,   -137,   -207,   -115},  // own buildings
            {    19,    -43,     23,      0,     41,     56,     49},  // own building points
            {     6,     23,    -23,     -2,    -58,      3,    -15},  // bonus tiles
            {    -2,     13,    -25,     40,    -30,     20,   -141},  // objectives
            {     2,      0,      4,     -8,      1,      1,     17},  // objectives, points to come
            {   -27,    -11,    -32,     28,     -1,     -2,    137},  // objectives, points nearly there
        }},
    }},
    // Sue
    {{
        // at the start
        {{
            {     0,    679,   1166,   2353,   3010,    479,    976},  // constant
            {     0,      0,      0,      0,      0,      0,      0},  // to move
            {     0,   -477,   -768,     11,   -238,   -136,    -30},  // three seats
            {     0,   -386,   -831,    539,    468,    -99,    284},  // four seats
            {     0,    323,  -1319,    800,   2007,    306,    970},  // turns to El Paso
            {     0,      0,      0,      0,      0,      0,      0},  // dollars
            {     0,      0,      0,      0,      0,      0,      0},  // dollars above eight
            {     0,      0,      0,      0,      0,      0,      0},  // tokens
            {     0,      0,      0,      0,      0,      0,      0},  // certificates
            {     0,    550,   -256,    -68,  -1095,   -388,   -680},  // permanent certificates
            {     0,     85,    684,   -161,   -404,   -115,    977},  // duplicate cards
            {     0,   -560,     28,   -774,   2384,    -29,    -89},  // cowboys
            {     0,   -407,     79,   -582,   -239,   -269,   1788},  // engineers
            {     0,   1729,   -247,   -670,     62,     30,   -229},  // builders
            {     0,      0,      0,      0,      0,      0,      0},  // jokers
            {     0,   -560,     28,   -774,   2384,    -29,    -89},  // cowboys ready
            {     0,   -407,     79,   -582,   -239,   -269,   1788},  // engineers ready
            {     0,   1729,   -247,   -670,     62,     30,   -229},  // builders ready
            {     0,      0,      0,      0,      0,      0,      0},  // jokers ready
            {     0,   -205,     44,     -2,   -470,     60,   -124},  // cattle cards
            {     0,      0,      0,      0,      0,      0,      0},  // cattle of value 1
            {     0,   -295,   -454,    114,   -410,     -3,    492},  // cattle of value 3
            {     0,   -300,   -566,    161,   2520,    -86,     59},  // cattle of value 4
            {     0,   2306,   -422,    363,  -3544,   -759,   1643},  // cattle of value 5
            {     0,   -379,   3987,   -898,  -3009,    784,  -5257},  // Simmental
            {     0,    352,    -84,    132,   -650,     46,   -135},  // better breeds
            {     0,    550,   -256,    -68,  -1095,   -388,   -680},  // hand value
            {     0,    -93,   1171,   1304,   1298,    628,   4073},  // hand value close to El Paso
            {     0,      0,      0,      0,      0,      0,      0},  // delivery at hand
            {     0,      0,      0,      0,      0,      0,      0},  // delivery close at hand
            {     0,    679,   1166,   2353,   3010,    479,    976},  // open: aux1
            {     0,    679,   1166,   2353,   3010,    479,    976},  // open: aux2
            {     0,    679,   1166,   2353,   3010,    479,    976},  // open: aux3
            {     0,    679,   1166,   2353,   3010,    479,    976},  // open: aux4
            {     0,    679,   1166,   2353,   3010,    479,    976},  // open: permanent certificate
            {     0,    679,   1166,   2353,   3010,    479,    976},  // open: hand limit
            {     0,    679,   1166,   2353,   3010,    479,    976},  // open: step limit
            {     0,    395,   1237,   1418,   1590,    405,      0},  // deliveries
            {     0,      0,      0,      0,      0,      0,      0},  // dark deliveries
            {     0,   -140,    192,    816,   1493,    292,   1077},  // own buildings
            {     0,   -210,   -128,   -140,     26,    -74,   -236},  // own building points
            {     0,   -168,   -533,    304,    231,  -1894,   -260},  // bonus tiles
            {     0,   -143,   -798,   -532,   -300,   -843,   -483},  // objectives
            {     0,     -7,     -3,     42,    -62,    -74,     80},  // objectives, points to come
            {     0,   -129,    -30,     19,    141,     33,    -78},  // objectives, points nearly there
        }},
        // in the middle
        {{
            {     0,    640,    476,   1851,   2686,    283,    286},  // constant
            {     0,      0,      0,      0,      0,      0,      0},  // to move
            {     0,   -263,   -764,   -172,   -633,    -90,   -644},  // three seats
            {     0,   -429,   -748,    117,    -27,   -265,   -536},  // four seats
            {     0,    239,  -1530,    391,   1019,    125,   -219},  // turns to El Paso
            {     0,      0,      0,      0,      0,      0,      0},  // dollars
            {     0,      0,      0,      0,      0,      0,      0},  // dollars above eight
            {     0,      0,      0,      0,      0,      0,      0},  // tokens
            {     0,      0,      0,      0,      0,      0,      0},  // certificates
            {     0,     20,    453,    256,   -162,    -55,    272},  // permanent certificates
            {     0,   1168,    440,     72,   -189,   -267,    551},  // duplicate cards
            {     0,    -69,      3,   -407,   1514,     42,     41},  // cowboys
            {     0,    -65,     30,   -326,    297,     40,    715},  // engineers
            {     0,   1076,   -124,   -326,    219,     24,    -33},  // builders
            {     0,      0,      0,      0,      0,      0,      0},  // jokers
            {     0,    -69,      3,   -407,   1514,     42,     41},  // cowboys ready
            {     0,    -65,     30,   -326,    297,     40,    715},  // engineers ready
            {     0,   1076,   -124,   -326,    219,     24,    -33},  // builders ready
            {     0,      0,      0,      0,      0,      0,      0},  // jokers ready
            {     0,    -51,    105,      5,   -404,    -20,     51},  // cattle cards
            {     0,      0,      0,      0,      0,      0,      0},  // cattle of value 1
            {     0,     78,   -418,    372,    -31,     61,    -84},  // cattle of value 3
            {     0,   -410,   -363,    262,    538,     78,   -186},  // cattle of value 4
            {     0,   -440,   -456,    352,    159,      1,   -175},  // cattle of value 5
            {     0,   -725,   2606,  -1385,  -3739,   -421,    815},  // Simmental
            {     0,    239,    -52,    148,   -778,     10,   -303},  // better breeds
            {     0,     20,    453,    256,   -162,    -55,    272},  // hand value
            {     0,   -260,  -1735,   -482,  -1216,   -115,   -869},  // hand value close to El Paso
            {     0,      0,      0,      0,      0,      0,      0},  // delivery at hand
            {     0,      0,      0,      0,      0,      0,      0},  // delivery close at hand
            {     0,    640,    476,   1851,   2686,    283,    286},  // open: aux1
            {     0,    640,    476,   1851,   2686,    283,    286},  // open: aux2
            {     0,    640,    476,   1851,   2686,    283,    286},  // open: aux3
            {     0,    640,    476,   1851,   2686,    283,    286},  // open: aux4
            {     0,    640,    476,   1851,   2686,    283,    286},  // open: permanent certificate
            {     0,    640,    476,   1851,   2686,    283,    286},  // open: hand limit
            {     0,    640,    476,   1851,   2686,    283,    286},  // open: step limit
            {     0,   -256,   1241,   -415,  -1389,   -159,    404},  // deliveries
            {     0,   1066,   -263,   1628,   2512,    412,   1581},  // dark deliveries
            {     0,   -783,     42,    406,   -115,    -35,    474},  // own buildings
            {     0,   -426,    -42,      0,    375,      3,    -78},  // own building points
            {     0,   -235,   -219,   -166,    209,   -230,   -806},  // bonus tiles
            {     0,   -173,   -339,    112,   -199,   -209,   -799},  // objectives
            {     0,    -14,     13,    -21,     84,     12,    -11},  // objectives, points to come
            {     0,     33,      1,      4,   -131,    -42,     32},  // objectives, points nearly there
        }},
        // towards the end
        {{
            {     0,    259,    233,    115,    762,    -46,   -690},  // constant
            {     0,      0,      0,      0,      0,      0,      0},  // to move
            {     0,   -197,   -468,   -226,   -437,    -55,   -345},  // three seats
            {     0,   -169,   -619,   -304,   -609,    -91,   -399},  // four seats
            {     0,    100,  -1926,    434,    276,     91,  -1064},  // turns to El Paso
            {     0,      0,      0,      0,      0,      0,      0},  // dollars
            {     0,      0,      0,      0,      0,      0,      0},  // dollars above eight
            {     0,      0,      0,      0,      0,      0,      0},  // tokens
            {     0,      0,      0,      0,      0,      0,      0},  // certificates
            {     0,      4,     27,     22,    -91,     -1,   -138},  // permanent certificates
            {     0,    -21,    364,    181,   -100,     59,     47},  // duplicate cards
            {     0,    -12,     -3,   -133,    366,     21,     12},  // cowboys
            {     0,    -58,     43,    -97,     17,     12,    256},  // engineers
            {     0,    357,    -40,   -119,    -63,     14,    -48},  // builders
            {     0,      0,      0,      0,      0,      0,      0},  // jokers
            {     0,    -12,     -3,   -133,    366,     21,     12},  // cowboys ready
            {     0,    -58,     43,    -97,     17,     12,    256},  // engineers ready
            {     0,    357,    -40,   -119,    -63,     14,    -48},  // builders ready
            {     0,      0,      0,      0,      0,      0,      0},  // jokers ready
            {     0,     13,      0,     36,    -91,      0,     32},  // cattle cards
            {     0,      0,      0,      0,      0,      0,      0},  // cattle of value 1
            {     0,     20,    -72,    115,   -311,      3,    -48},  // cattle of value 3
            {     0,   -145,   -157,      7,      8,     15,   -299},  // cattle of value 4
            {     0,   -240,    -61,     48,   -228,     24,   -172},  // cattle of value 5
            {     0,     80,    204,    -11,     83,     -8,    421},  // Simmental
            {     0,    184,    159,    209,   -794,     12,    346},  // better breeds
            {     0,      4,     27,     22,    -91,     -1,   -138},  // hand value
            {     0,   -288,    103,    -17,    176,    137,    175},  // hand value close to El Paso
            {     0,      0,      0,      0,      0,      0,      0},  // delivery at hand
            {     0,      0,      0,      0,      0,      0,      0},  // delivery close at hand
            {     0,    259,    233,    115,    762,    -46,   -690},  // open: aux1
            {     0,    259,    233,    115,    762,    -46,   -690},  // open: aux2
            {     0,    259,    233,    115,    762,    -46,   -690},  // open: aux3
            {     0,    259,    233,    115,    762,    -46,   -690},  // open: aux4
            {     0,    259,    233,    115,    762,    -46,   -690},  // open: permanent certificate
            {     0,    259,    233,    115,    762,    -46,   -690},  // open: hand limit
            {     0,    259,    233,    115,    762,    -46,   -690},  // open: step limit
            {     0,     61,    136,     -1,     88,     -7,    223},  // deliveries
            {     0,    100,    798,   -122,   -290,    -38,   2696},  // dark deliveries
            {     0,  -1666,    166,    255,   -178,     37,    102},  // own buildings
            {     0,   -158,      0,      9,     72,     -1,     -3},  // own building points
            {     0,      9,     66,     64,     48,     -1,   -185},  // bonus tiles
            {     0,    -97,    -10,    113,   -172,    -31,   -357},  // objectives
            {     0,     -6,     10,      4,     13,      0,      0},  // objectives, points to come
            {     0,     28,    -50,    -12,    -44,      9,      2},  // objectives, points nearly there
        }},
        // in the last turn
        {{
            {     0,    -62,     27,    -15,    240,    -16,   -525},  // constant
            {     0,      0,      0,      0,      0,      0,      0},  // to move
            {     0,    -54,     26,     21,    282,    -12,   -604},  // three seats
            {     0,    -65,     28,    -30,    223,    -18,   -491},  // four seats
            {     0,   -104,   -598,    113,    -29,     59,   -571},  // turns to El Paso
            {     0,      0,      0,      0,      0,      0,      0},  // dollars
            {     0,      0,      0,      0,      0,      0,      0},  // dollars above eight
            {     0,      0,      0,      0,      0,      0,      0},  // tokens
            {     0,      0,      0,      0,      0,      0,      0},  // certificates
            {     0,     71,  -1647,   -116,    129,     34,  -1066},  // permanent certificates
            {     0,     63,    181,    -44,    -52,     73,     47},  // duplicate cards
            {     0,     80,     37,   -111,    340,     20,     44},  // cowboys
            {     0,    -22,     20,    -51,     18,     18,    168},  // engineers
            {     0,    225,    -17,    -72,     29,     14,     71},  // builders
            {     0,      0,      0,      0,      0,      0,      0},  // jokers
            {     0,     80,     37,   -111,    340,     20,     44},  // cowboys ready
            {     0,    -22,     20,    -51,     18,     18,    168},  // engineers ready
            {     0,    225,    -17,    -72,     29,     14,     71},  // builders ready
            {     0,      0,      0,      0,      0,      0,      0},  // jokers ready
            {     0,      1,      6,     31,    -41,      2,     50},  // cattle cards
            {     0,      0,      0,      0,      0,      0,      0},  // cattle of value 1
            {     0,    -18,    -32,     89,    -98,     13,     41},  // cattle of value 3
            {     0,     42,    -15,      6,    -22,     32,    -64},  // cattle of value 4
            {     0,    -55,     48,     81,   -125,     -5,    -10},  // cattle of value 5
            {     0,     52,    127,     28,    -82,    -16,    323},  // Simmental
            {     0,   -159,   -128,    140,   -335,    -53,   -127},  // better breeds
            {     0,     71,  -1647,   -116,    129,     34,  -1066},  // hand value
            {     0,   -172,   7421,    475,   -418,    -24,   4411},  // hand value close to El Paso
            {     0,      0,      0,      0,      0,      0,      0},  // delivery at hand
            {     0,      0,      0,      0,      0,      0,      0},  // delivery close at hand
            {     0,    -62,     27,    -15,    240,    -16,   -525},  // open: aux1
            {     0,    -62,     27,    -15,    240,    -16,   -525},  // open: aux2
            {     0,    -62,     27,    -15,    240,    -16,   -525},  // open: aux3
            {     0,    -62,     27,    -15,    240,    -16,   -525},  // open: aux4
            {     0,    -62,     27,    -15,    240,    -16,   -525},  // open: permanent certificate
            {     0,    -62,     27,    -15,    240,    -16,   -525},  // open: hand limit
            {     0,    -62,     27,    -15,    240,    -16,   -525},  // open: step limit
            {     0,     31,     82,     17,    -43,    -11,    184},  // deliveries
            {     0,    244,    500,    119,   -458,    -55,   1581},  // dark deliveries
            {     0,   -190,     -6,    300,   -383,    -23,     57},  // own buildings
            {     0,    -88,     24,      7,     83,      2,      4},  // own building points
            {     0,     56,      8,      2,    105,    -18,   -202},  // bonus tiles
            {     0,    -49,     74,    122,    -28,     11,   -163},  // objectives
            {     0,      9,    -20,      5,     11,     -6,    -27},  // objectives, points to come
            {     0,     29,     11,    -50,     25,      1,     -1},  // objectives, points nearly there
        }},
    }},
}};
// clang-format on

}  // namespace drover::elpaso
