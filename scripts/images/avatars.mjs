import { createAvatar } from '@dicebear/core'
import { notionists } from '@dicebear/collection'
import { colours, roundPath, save } from './svg.mjs'

const skins = {
  ivory: '#f7dcc6',
  honey: '#eebf96',
  olive: '#d9a074',
  bronze: '#b97f56',
  umber: '#95603f',
  cocoa: '#7d4f36',
}
const hairs = {
  black: '#1b2136',
  brown: '#4a2f27',
  chestnut: '#75452c',
  copper: '#a8552b',
  sand: '#b98a4e',
  silver: '#9aa1b3',
}
const discs = {
  indigo: ['#e4e3fc', '#8683ee'],
  green: ['#d8efe3', '#54b58c'],
  amber: ['#fbe7c8', '#e3a345'],
  rose: ['#fadce3', '#e0718d'],
  blue: ['#d6ebf6', '#4fa6d0'],
  slate: ['#e2e6ef', '#8b96b1'],
}

/**
 * One line a portrait, in the order of their numbers: skin, hair colour, disc, and the parts of the Notionists set (hair,
 * garment, mouth, brows, and glasses or beard where the person has them). They belong to the rows of the users' seed.
 */
const people = [
  ['cocoa', 'black', 'indigo', { hair: 20, body: 13, lips: 23, brows: 5 }],
  ['ivory', 'chestnut', 'blue', { hair: 34, body: 16, lips: 5, brows: 8, beard: 6 }],
  ['cocoa', 'black', 'green', { hair: 59, body: 11, lips: 14, brows: 1 }],
  ['honey', 'brown', 'blue', { hair: 28, body: 14, lips: 23, brows: 4 }],
  ['bronze', 'black', 'rose', { hair: 23, body: 23, lips: 5, brows: 5 }],
  ['ivory', 'black', 'slate', { hair: 41, body: 19, lips: 22, brows: 12, glasses: 11 }],
  ['ivory', 'sand', 'amber', { hair: 25, body: 5, lips: 3, brows: 7 }],
  ['olive', 'black', 'indigo', { hair: 17, body: 7, lips: 14, brows: 8 }],
  ['honey', 'brown', 'rose', { hair: 63, body: 21, lips: 17, brows: 4 }],
  ['honey', 'black', 'blue', { hair: 7, body: 20, lips: 22, brows: 7, glasses: 8 }],
  ['cocoa', 'black', 'amber', { hair: 61, body: 24, lips: 23, brows: 1 }],
  ['umber', 'black', 'indigo', { hair: 48, body: 17, lips: 3, brows: 5, glasses: 3 }],
  ['ivory', 'sand', 'green', { hair: 55, body: 3, lips: 17, brows: 10 }],
  ['bronze', 'black', 'rose', { hair: 47, body: 12, lips: 14, brows: 5 }],
  ['honey', 'chestnut', 'green', { hair: 58, body: 15, lips: 3, brows: 12 }],
  ['olive', 'black', 'indigo', { hair: 24, body: 13, lips: 5, brows: 8, beard: 2 }],
  ['honey', 'black', 'rose', { hair: 8, body: 19, lips: 30, brows: 1 }],
  ['bronze', 'black', 'green', { hair: 36, body: 9, lips: 22, brows: 7 }],
  ['ivory', 'brown', 'blue', { hair: 19, body: 25, lips: 14, brows: 8, glasses: 3 }],
  ['umber', 'black', 'indigo', { hair: 57, body: 16, lips: 3, brows: 5 }],
  ['olive', 'black', 'rose', { hair: 62, body: 11, lips: 23, brows: 5 }],
  ['honey', 'brown', 'slate', { hair: 46, body: 14, lips: 14, brows: 12 }],
  ['cocoa', 'black', 'green', { hair: 49, body: 7, lips: 23, brows: 8, beard: 12 }],
  ['ivory', 'chestnut', 'blue', { hair: 2, body: 23, lips: 17, brows: 1 }],
  ['ivory', 'black', 'green', { hair: 39, body: 22, lips: 3, brows: 4, glasses: 11 }],
  ['umber', 'black', 'slate', { hair: 22, body: 3, lips: 14, brows: 7 }],
  ['honey', 'brown', 'indigo', { hair: 15, body: 16, lips: 5, brows: 10, beard: 9 }],
  ['ivory', 'copper', 'rose', { hair: 37, body: 12, lips: 30, brows: 12 }],
  ['ivory', 'silver', 'indigo', { hair: 43, body: 13, lips: 3, brows: 1, glasses: 8 }],
  ['cocoa', 'black', 'green', { hair: 40, body: 5, lips: 22, brows: 7, beard: 3 }],
]

const variant = (number) => [`variant${String(number).padStart(2, '0')}`]

function figureOf({ hair, body, lips, brows, glasses, beard }) {
  return createAvatar(notionists, {
    hair: variant(hair),
    body: variant(body),
    lips: variant(lips),
    brows: variant(brows),
    eyes: variant([1, 4, 5][body % 3]),
    nose: variant([1, 4, 5, 6, 13, 16][hair % 6]),
    glasses: variant(glasses ?? 1),
    glassesProbability: glasses ? 100 : 0,
    beard: variant(beard ?? 1),
    beardProbability: beard ? 100 : 0,
    bodyIconProbability: 0,
    gestureProbability: 0,
  })
    .toString()
    .replace(/^.*?(?=<g transform)/s, '')
    .replace(/<\/g><\/svg>$/, '')
    .replace(/<g transform="[^"]+"><\/g>/g, '')
}

function portrait([skin, hair, disc, parts]) {
  const [light, strong] = discs[disc]
  const plain = { '#fff': '#fff', '#000': colours.ink }
  // The set is black and white. Its parts are told apart by where they are moved to, and painted one by one.
  const paints = {
    '531 487': { ...plain, '#fff': skins[skin] },
    '178 1057': { ...plain, '#fff': strong },
    '266 207': { '#fff': strong, '#000': hairs[hair] },
    '653 805': { ...plain, '#000': hairs[hair] },
  }
  const figure = figureOf(parts)
    .split(/(?=<g transform="translate)/)
    .map((group) => {
      const paint = paints[/translate\(([^)]+)/.exec(group)?.[1]] ?? plain
      return group.replace(/fill="(#\w+)"/g, (_, fill) => `fill="${paint[fill]}"`)
    })
    .join('')
    .replace(/ d="([^"]+)"/g, (_, data) => ` d="${roundPath(data)}"`)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="160 150 1400 1400" fill="none">' +
    '<clipPath id="d"><circle cx="860" cy="850" r="700"/></clipPath>' +
    `<g clip-path="url(#d)"><path fill="${light}" d="M160 150h1400v1400H160z"/>${figure}</g></svg>\n`
  )
}

export async function makeAvatars() {
  for (const [index, person] of people.entries()) {
    await save(`images/avatars/${String(index + 1).padStart(2, '0')}.svg`, portrait(person))
  }
}
