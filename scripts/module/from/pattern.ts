import { runInNewContext } from 'node:vm'

export type Random = () => number

/** Mulberry32, seeded by a text: a module of the same name gets the same rows. */
export function randomOf(text: string): Random {
  let state = Array.from(text).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const token = String.raw`\\[pPu]\{\w+\}|\\u[\dA-Fa-f]{4}|\\x\w\w|\\.|\[(?:\\.|[^\]\\])*\]`
const count = String.raw`(?:\{(\d+)(,(\d*))?\}|([*+?]))?\??`
const atoms = new RegExp(`(${token}|[^\\\\[\\](){}*+?|])${count}`, 'gu')
const groups = new RegExp(`(${token})|\\((\\?<?[=!]|\\?:|\\?<\\w+>)?((?:${token}|[^()\\\\[])*)\\)${count}`, 'gu')
const bars = new RegExp(`(${token})|\\|`, 'gu')

type Counts = readonly (string | undefined)[]

function repeat(make: () => string, [low, isRange, high, sign]: Counts, random: Random, more: number): string {
  const least = Number(low ?? (sign === '*' || sign === '?' ? 0 : 1))
  const most = sign === '?' ? 1 : isRange || sign ? Math.min(high ? Number(high) : Infinity, least + more) : least
  // A huge count would freeze the command.
  const times = Math.min(least + Math.floor(random() * (most - least + 1)), 200)
  return Array.from({ length: times }, make).join('')
}

/** Letters and digits, if the atom allows any. */
function lettersOf(atom: string): readonly string[] {
  const form = new RegExp(`^${atom}$`, 'u')
  const all = letters.filter((letter) => form.test(letter))
  const plain = all.filter((letter) => /\w/.test(letter))
  return plain.length > 0 ? plain : all.length > 0 || /^[\\[^$]/.test(atom) ? all : [atom]
}

/** Replaces escapes such as `\-` and `\@`, which the `u` flag does not allow. */
export const withoutNeedlessEscapes = (pattern: string) =>
  pattern.replace(/\\[^]/g, (found) =>
    /[a-z\d^$\\.*+?()[\]{}|/]$/i.test(found) ? found : `\\u{${found.charCodeAt(1).toString(16)}}`,
  )

/** Generates a text for a pattern, with up to `more` repetitions of a part. It may not match, as lookaround is left out. */
export function textOf(pattern: string, random: Random, more = 8): string {
  const choose = (alternatives: string): string => {
    const parts = alternatives.replace(bars, (_, kept?: string) => kept ?? '\n').split('\n')
    const part = parts[Math.floor(random() * parts.length)] ?? ''
    return part.replace(atoms, (_, atom: string, ...counts: Counts) => {
      const from = lettersOf(atom)
      return repeat(() => from[Math.floor(random() * from.length)] ?? '', counts, random, more)
    })
  }
  const group = (_: string, kept?: string, head = '', body = '', ...counts: Counts) => {
    if (kept !== undefined) return kept
    if (/[=!]/.test(head)) return ''
    const text = repeat(() => choose(body), counts, random, more)
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  }
  try {
    for (let rest = pattern, before = ''; rest.length < 5000;) {
      ;[before, rest] = [rest, rest.replace(groups, group)]
      if (rest === before) return choose(rest)
    }
  } catch {
    // Backreferences are invalid by themselves.
  }
  return ''
}

/** Tries long texts that nearly match: nested repetitions take exponential time on them. @returns why it is unusable */
export function problemOf(pattern: string): string | undefined {
  try {
    RegExp(pattern, 'u')
  } catch {
    return 'it is no pattern here'
  }
  const random = randomOf(pattern)
  const samples = ['aA0 -./', pattern, ...Array.from({ length: 5 }, () => textOf(pattern, random))]
  const texts = samples.flatMap((sample) =>
    Array.from({ length: Math.min(sample.length, 40) }, (_, at) => {
      const [before, after] = [sample.slice(0, at), sample.slice(at)]
      const parts = [after.charAt(0).repeat(1000), after.slice(0, 2).repeat(100), after.repeat(100 / after.length + 1)]
      return parts.flatMap((part) => [part, before + part])
    }).flat(),
  )
  const excluded = pattern.match(/\[\^[^\]]*/g) ?? []
  const context = { pattern, texts: new Set(texts), endings: new Set('\0\n0a' + excluded.join('').slice(0, 20)) }
  const code =
    'const form = RegExp(pattern, "u"); for (const text of texts) for (const end of endings) form.test(text + end)'
  try {
    runInNewContext(code, context, { timeout: 250 })
    return undefined
  } catch {
    return 'it may take too long'
  }
}
