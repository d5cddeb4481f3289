import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { module } = await runnerImport(fileURLToPath(new URL('../../src/product.ts', import.meta.url)))
const [primary, , tint, deep] = module.primaryColours[module.defaultPreferences.primary].light

/** The product's colours that pictures need outside the page, where its custom properties do not reach. */
export const colours = { ink: '#1b2136', primary, deep, tint, night: '#161b2b' }
export const { star, wordmark, companion } = module.logo

const root = new URL('../../public/', import.meta.url)

export async function save(path, content) {
  const file = new URL(path, root)
  await mkdir(dirname(file.pathname), { recursive: true })
  await writeFile(file, content)
}

const numbersOf = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** Which number of a segment moves along x (0), along y (1), or is no coordinate at all (2). */
function axisOf(command, index) {
  if (command === 'h') return 0
  if (command === 'v') return 1
  if (command === 'a') return index < 5 ? 2 : (index - 5) % 2
  return index % 2
}

function join(numbers) {
  return numbers.reduce((text, number) => text + (text === '' || number < 0 ? '' : ' ') + number, '')
}

/**
 * A path's data with every coordinate as a whole number. Segments stay relative, but are rounded from where the exact
 * path is, so that errors do not add up along the way.
 */
export function roundPath(data) {
  const tokens = data.match(/[a-z]|-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/gi) ?? []
  const exact = [0, 0]
  const drawn = [0, 0]
  let start = { exact: [0, 0], drawn: [0, 0] }
  let text = ''
  let letter = 'm'
  for (let at = 0; at < tokens.length;) {
    if (/[a-z]/i.test(tokens[at])) letter = tokens[at++]
    const command = letter.toLowerCase()
    if (command === 'z') {
      text += 'z'
      exact.splice(0, 2, ...start.exact)
      drawn.splice(0, 2, ...start.drawn)
      continue
    }
    const segment = readSegment(tokens, at, command)
    at += segment.length
    const absolute = segment.map((number, index) => {
      const axis = axisOf(command, index)
      return axis === 2 || letter !== command ? number : number + exact[axis]
    })
    const rounded = absolute.map((number, index) => {
      const axis = axisOf(command, index)
      return axis === 2 ? Math.round(number * 10) / 10 : Math.round(number) - drawn[axis]
    })
    text += command + join(rounded)
    for (let index = Math.max(0, segment.length - 2); index < segment.length; index++) {
      const axis = axisOf(command, index)
      exact[axis] = absolute[index]
      drawn[axis] = Math.round(absolute[index])
    }
    if (command === 'm') {
      start = { exact: [...exact], drawn: [...drawn] }
      letter = letter === 'm' ? 'l' : 'L'
    }
  }
  return text
}

/** The flags of an arc may stand together without a space ("a4 4 0 013 2"), so they are taken one digit at a time. */
function readSegment(tokens, at, command) {
  const segment = []
  for (let index = 0; index < numbersOf[command]; index++) {
    const token = tokens[at + index]
    const isFlag = command === 'a' && (index === 3 || index === 4)
    if (isFlag && token.length > 1) tokens.splice(at + index, 1, token[0], token.slice(1))
    segment.push(Number(tokens[at + index]))
  }
  return segment
}
