import { box, disc, each, fill, group, line, palettes, ring, round, scene, sparkle } from './scene.mjs'
import { save } from './svg.mjs'

/** Drawings that stand on a card in any skin: their ground is their own. */

const spot = { width: 320, height: 200 }
const white = '#fff'

/** The ground of a card's drawing, in the light of the product shots. */
function ground({ tone, down }, ...content) {
  return [
    box(down(tone(0.06), tone(0.24)), 0, 0, 320, 200),
    group(
      `stroke="${white}" stroke-opacity=".6" stroke-width="1.5"`,
      '<circle cx="160" cy="100" r="88"/><circle cx="160" cy="100" r="134"/>',
    ),
    ...content,
  ].join('')
}

function card({ tone }, x, y, width, height, ...content) {
  return (
    box(tone(0.9), x + 3, y + 6, width - 6, height, 10, 'opacity=".14"') +
    box(white, x, y, width, height, 10) +
    content.join('')
  )
}

/** Deals move from column to column, and the last is won. */
function salesAutomation() {
  return scene({ ...spot, palette: 'indigo' }, (p) => {
    const { tone, accent } = p
    const deal = (x, y, share, colour) =>
      card(
        p,
        x,
        y,
        62,
        34,
        disc(colour, x + 14, y + 17, 6),
        box(tone(0.24), x + 26, y + 11, 26, 5, 2.5),
        box(tone(0.14), x + 26, y + 20, round(26 * share), 5, 2.5),
      )
    return ground(
      p,
      each(
        3,
        (index) =>
          box(white, 40 + index * 84, 34, 74, 136, 12, 'opacity=".5"') +
          box(tone([0.3, 0.45, 0.6][index]), 46 + index * 84, 44, 34, 6, 3),
      ),
      deal(46, 60, 0.7, tone(0.5)),
      deal(46, 100, 0.5, tone(0.3)),
      deal(130, 60, 0.8, tone(0.5)),
      deal(214, 60, 0.6, tone(0.5)),
      group('transform="rotate(-5 245 122)"', deal(214, 104, 0.9, accent)),
      line(tone(0.6), 2.5, 'M112 126Q150 150 204 130', 'stroke-dasharray="1 7"'),
      line(tone(0.6), 2.5, 'm196 126 9 4-6 8'),
      sparkle(accent, 286, 96, 10),
    )
  })
}

/** One event, and what it sets going. */
function marketingAutomation() {
  return scene({ ...spot, palette: 'mint' }, (p) => {
    const { tone, accent } = p
    const wire = (data) => line(tone(0.5), 2.5, data)
    const node = (x, y, colour, mark) => card(p, x - 30, y - 22, 60, 44, disc(colour, x, y, 14), line(white, 2.5, mark))
    return ground(
      p,
      wire('M78 100H126M164 78V66Q164 52 178 52H222M164 122V134Q164 148 178 148H222'),
      node(64, 100, accent, 'M65 92l-6 9h9l-6 8'),
      fill(tone(0.9), 'M164 72L198 106L164 140L130 106Z', 'opacity=".14"'),
      fill(
        tone(0.6),
        'M164 66L198 100L164 134L130 100Z',
        `stroke="${tone(0.6)}" stroke-width="6" stroke-linejoin="round"`,
      ),
      line(white, 3, 'M156 100l6 6 11 -12'),
      node(250, 52, tone(0.5), 'M243 47h14v10h-14zM243 47l7 6 7 -6'),
      node(250, 148, tone(0.5), 'M250 141v7l5 3'),
      disc(tone(0.6), 106, 100, 4.5),
      disc(tone(0.6), 200, 52, 4.5),
      disc(tone(0.6), 200, 148, 4.5),
      sparkle(accent, 104, 46, 8),
    )
  })
}

/** A call and its answer. */
function apiQuestions() {
  return scene({ ...spot, palette: 'slate' }, (p) => {
    const { tone, accent } = p
    return ground(
      p,
      box(tone(1), 49, 46, 182, 122, 12, 'opacity=".16"'),
      box(tone(0.96), 46, 38, 188, 124, 12),
      each(3, (index) => disc(tone([0.5, 0.4, 0.3][index]), 62 + index * 12, 53, 3.5)),
      line(tone(0.74), 1.5, 'M46 67H234'),
      line(accent, 4.5, 'M64 84H92'),
      line(tone(0.3), 4.5, 'M100 84H160'),
      line(tone(0.5), 4.5, 'M64 102H72M80 120H112M80 138H104'),
      line('#f4b860', 4.5, 'M84 102H100M120 120H162'),
      line('#62b893', 4.5, 'M112 138H184'),
      card(p, 196, 92, 84, 72),
      line(accent, 5, 'M224 112q-9 0 -9 8v3q0 5 -5 5q5 0 5 5v3q0 8 9 8M252 112q9 0 9 8v3q0 5 5 5q-5 0 -5 5v3q0 8 -9 8'),
      each(3, (index) => disc(tone(0.5), 230 + index * 8, 128, 2.6)),
      sparkle(accent, 278, 58, 10),
    )
  })
}

/** The same page, as each would have it. */
function personalization() {
  return scene({ ...spot, palette: 'rose' }, (p) => {
    const { tone, accent, down } = p
    const slider = (y, share) =>
      box(tone(0.2), 184, y - 2.5, 84, 5, 2.5) +
      box(tone(0.55), 184, y - 2.5, 84 * share, 5, 2.5) +
      disc(white, 184 + 84 * share, y, 8) +
      ring(tone(0.55), 184 + 84 * share, y, 7, 3)
    return ground(
      p,
      card(
        p,
        48,
        32,
        108,
        140,
        `<path fill="${down(tone(0.3), tone(0.5))}" d="M48 42a10 10 0 0 1 10-10h88a10 10 0 0 1 10 10v32H48Z"/>`,
        disc(white, 102, 76, 25),
        disc(tone(0.2), 102, 76, 21),
        disc(tone(0.6), 102, 70, 8),
        fill(tone(0.6), 'M88 91.500a14 12 0 0 1 28 0A21 21 0 0 1 88 91.500Z'),
        box(tone(0.3), 76, 112, 52, 6, 3),
        box(tone(0.16), 84, 124, 36, 5, 2.5),
        box(accent, 74, 142, 56, 16, 8),
      ),
      card(p, 168, 56, 116, 100, slider(82, 0.7), slider(106, 0.32), slider(130, 0.86)),
      sparkle(accent, 172, 36, 10),
    )
  })
}

/** A letter that finds its reader. */
function emailMarketing() {
  return scene({ ...spot, palette: 'sea' }, (p) => {
    const { tone, accent, down } = p
    return ground(
      p,
      box(tone(0.9), 77, 92, 138, 88, 10, 'opacity=".14"'),
      fill(tone(0.5), 'M74 92L138 44Q144 40 150 44L214 92V164Q214 174 204 174H84Q74 174 74 164Z'),
      box(white, 88, 52, 112, 96, 8),
      box(tone(0.16), 100, 64, 88, 34, 5),
      fill(tone(0.34), 'M100 98L126 76L144 90L160 80L188 98Z'),
      box(tone(0.22), 100, 106, 60, 5, 2.5),
      fill(down(tone(0.34), tone(0.46)), 'M74 94L138 138Q144 142 150 138L214 94V164Q214 174 204 174H84Q74 174 74 164Z'),
      line(tone(0.6), 2, 'M78 170L124 130M210 170L164 130', 'opacity=".4"'),
      line(tone(0.6), 2.5, 'M196 62Q222 78 236 56', 'stroke-dasharray="1 7"'),
      fill(accent, 'M236 52L284 30L266 72L256 58Z'),
      fill(palettes.sea.ramp[4], 'M284 30L256 58L258 70L264 64Z', 'opacity=".3"'),
    )
  })
}

/** Many hear of it, some come, a few stay. */
function demandGeneration() {
  return scene({ ...spot, palette: 'sand' }, (p) => {
    const { tone, accent, random } = p
    const band = (top, bottom, y, colour) =>
      fill(
        colour,
        `M${160 - top} ${y}H${160 + top}L${160 + bottom} ${y + 28}H${160 - bottom}Z`,
        `stroke="${colour}" stroke-width="6" stroke-linejoin="round"`,
      )
    return ground(
      p,
      each(22, (index) => {
        const turn = (index / 22) * 3.14 + 3.14
        const reach = 66 + random() * 46
        return disc(
          index % 5 === 2 ? accent : tone(0.36 + random() * 0.3),
          160 + Math.cos(turn) * reach * 1.1,
          74 + Math.sin(turn) * reach * 0.5,
          3 + random() * 3,
        )
      }),
      group(
        'opacity=".14" transform="translate(4 8)"',
        band(70, 54, 72, tone(1)),
        band(49, 33, 108, tone(1)),
        band(28, 16, 144, tone(1)),
      ),
      band(70, 54, 72, tone(0.34)),
      band(49, 33, 108, tone(0.5)),
      band(28, 16, 144, tone(0.66)),
      box(white, 134, 83, 52, 6, 3, 'opacity=".7"'),
      box(white, 144, 119, 32, 6, 3, 'opacity=".7"'),
      sparkle(white, 160, 158, 8),
      line(accent, 3, 'M232 168V132M252 168V112M272 168V84'),
      line(accent, 3, 'M263 92l9 -9 9 9'),
    )
  })
}

const plan = { width: 240, height: 176, palette: 'indigo' }

/** Three ships under the same star: the more hands, the more sail. */
function voyage(ship) {
  return scene(plan, (p) => {
    const { tone, down, define } = p
    const port = define((id) => `<clipPath id="${id}"><circle cx="120" cy="88" r="84"/></clipPath>`)
    return [
      group(
        `clip-path="${port}"`,
        box(tone(0.12), 36, 4, 168, 168),
        ring(tone(0.3), 120, 52, 22),
        ring(tone(0.3), 120, 52, 40, 2, 'stroke-dasharray="1 6" stroke-linecap="round"'),
        ring(tone(0.3), 120, 52, 60),
      ),
      ship(p),
      group(
        `clip-path="${port}"`,
        fill(down(tone(0.36), tone(0.5)), 'M30 128q13 -8 26 0t26 0 26 0 26 0 26 0 26 0 26 0V176H30Z'),
        fill(tone(0.58), 'M24 146q11 -6 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0V176H24Z', 'opacity=".7"'),
        line(white, 2.5, 'M86 156h26M126 162h30', 'opacity=".55"'),
      ),
    ].join('')
  })
}

function basic() {
  return voyage(
    ({ tone, accent }) =>
      sparkle(accent, 120, 52, 13) +
      line(tone(0.86), 3.5, 'M104 100L78 138') +
      fill(tone(0.7), 'M78 114Q120 124 166 112Q160 138 146 138H98Q84 136 78 114Z') +
      fill(tone(0.5), 'M78 114Q120 124 166 112L165 118Q120 130 80 120Z') +
      line(tone(0.4), 4, 'M104 122h34'),
  )
}

function standard() {
  return voyage(
    ({ tone, accent }) =>
      line(tone(0.86), 3, 'M121 38V122') +
      fill(tone(0.5), 'M117 46V112H76Q96 86 117 46Z') +
      fill(tone(0.24), 'M126 58Q156 84 160 112H126Z') +
      fill(tone(0.72), 'M72 120H172L158 140H86Z') +
      box(tone(0.5), 82, 125, 78, 3.5, 1.7) +
      sparkle(accent, 121, 30, 13),
  )
}

function enterprise() {
  const square = (colour, x, y, half, height) =>
    fill(
      colour,
      `M${x - half} ${y}H${x + half}Q${x + half + 7} ${y + height / 2} ${x + half} ${y + height}H${x - half}Q${x - half + 7} ${y + height / 2} ${x - half} ${y + height}Z`,
    )
  return voyage(
    ({ tone, accent }) =>
      line(tone(0.86), 3, 'M84 58V124M122 38V124M160 60V124M168 112L198 98') +
      square(tone(0.34), 84, 62, 14, 22) +
      square(tone(0.5), 84, 88, 18, 24) +
      square(tone(0.24), 122, 44, 13, 18) +
      square(tone(0.4), 122, 66, 18, 20) +
      square(tone(0.56), 122, 90, 22, 24) +
      square(tone(0.34), 158, 66, 12, 20) +
      square(tone(0.5), 158, 90, 15, 22) +
      fill(tone(0.24), 'M174 72L196 99L174 106Z') +
      fill(tone(0.74), 'M58 108H74V118H182L168 142H80Q64 134 58 108Z') +
      box(tone(0.52), 76, 124, 98, 3.5, 1.7) +
      each(6, (index) => disc(accent, 86 + index * 15, 134, 2.4)) +
      fill(accent, 'M84 46V57L72 52ZM160 48V59L148 54Z') +
      sparkle(accent, 122, 26, 13),
  )
}

const spots = {
  'knowledge-base/sales-automation': salesAutomation,
  'knowledge-base/marketing-automation': marketingAutomation,
  'knowledge-base/api-questions': apiQuestions,
  'knowledge-base/personalization': personalization,
  'knowledge-base/email-marketing': emailMarketing,
  'knowledge-base/demand-generation': demandGeneration,
  'pricing/basic': basic,
  'pricing/standard': standard,
  'pricing/enterprise': enterprise,
}

export async function makeSpots() {
  for (const [path, draw] of Object.entries(spots)) await save(`images/${path}.svg`, draw())
}
