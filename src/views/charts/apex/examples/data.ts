export const ordersByChannel = {
  web: [312, 348, 402, 388, 455, 512, 498, 530, 561, 604, 672, 731],
  store: [280, 264, 291, 305, 298, 312, 284, 276, 301, 322, 340, 388],
  partner: [96, 112, 108, 134, 151, 149, 168, 182, 179, 203, 221, 240],
} as const

export const visits = [8420, 8910, 10_640, 9310, 10_280, 12_150, 10_870, 11_460, 13_840, 12_720, 13_510, 15_230]
export const signUps = [3210, 3684, 3402, 4398, 5033, 4711, 5690, 5202, 6377, 7010, 6544, 7801]

/** In US dollars. */
export const income = [42_300, 45_100, 48_700, 47_200, 52_900, 56_400]
export const expenses = [31_800, 33_400, 32_900, 36_100, 35_700, 38_200]

/** Sales in US dollars by ISO 3166 code. */
export const salesByCountry = { NG: 68_400, FR: 54_100, BR: 49_700, IN: 38_200, PT: 27_900, CA: 24_600 } as const

export const ticketsByTeam = {
  support: [84, 76, 92, 71, 66, 80],
  billing: [32, 41, 28, 36, 30, 27],
  product: [18, 24, 21, 15, 19, 26],
} as const

export const orders = [486, 512, 534, 598, 573, 655, 640, 702]
/** Per order, in US dollars. */
export const averageValue = [212, 218, 205, 236, 241, 229, 252, 260]

/** Open, high, low and close of each week, in US dollars. */
export const prices = [
  [51.2, 53.8, 50.6, 53.1],
  [53.1, 54.4, 52.2, 52.7],
  [52.7, 53.0, 49.8, 50.3],
  [50.3, 52.6, 50.1, 52.2],
  [52.2, 55.9, 52.0, 55.4],
  [55.4, 57.1, 54.9, 56.6],
  [56.6, 56.9, 53.7, 54.2],
  [54.2, 55.0, 52.8, 53.3],
  [53.3, 57.8, 53.2, 57.5],
  [57.5, 59.6, 57.0, 59.1],
  [59.1, 60.2, 57.9, 58.4],
  [58.4, 61.7, 58.1, 61.2],
] as const

export const hours = ['06:00', '09:00', '12:00', '15:00', '18:00', '21:00']
/** A row per day, starting on Monday; a column per entry of `hours`. */
export const visitsByHour = [
  [120, 480, 610, 570, 420, 260],
  [130, 510, 640, 590, 440, 250],
  [118, 530, 660, 620, 450, 270],
  [125, 500, 630, 600, 430, 280],
  [110, 470, 580, 520, 390, 310],
  [60, 210, 340, 380, 360, 330],
  [50, 160, 290, 350, 370, 300],
]

/** In percent. */
export const goals = { revenue: 86, customers: 72, answers: 94 } as const

/** Sessions per month */
export const devices = { desktop: 48_210, phone: 28_704, tablet: 5346 } as const

/** From 0 to 10. */
export const traits = {
  quality: [9.2, 6.4],
  price: [4.1, 8.9],
  service: [7.8, 6.1],
  design: [8.6, 5.2],
  delivery: [5.4, 9.3],
  durability: [9.4, 6.9],
} as const

/** Pairs of price in US dollars and pieces sold. */
export const soldAt = {
  desk: [
    [240, 96],
    [260, 88],
    [280, 81],
    [300, 70],
    [320, 66],
    [350, 49],
    [380, 41],
  ],
  chair: [
    [90, 210],
    [110, 188],
    [120, 176],
    [140, 151],
    [160, 132],
    [180, 108],
    [210, 87],
  ],
} as const

export const online = [318, 342, 365, 351, 388, 412, 430, 421, 456, 478, 470, 502]

export const weeklyVisits = Array.from({ length: 52 }, (_, week) =>
  Math.round(9200 + week * 62 + 1400 * Math.sin(week / 4) + 500 * Math.cos(week * 1.7)),
)
