/** What a new password has to have; each rule's text is `register.rules.<key>`. */
export const passwordRules = [
  { key: 'length', isMet: (password: string) => password.length >= 8 },
  { key: 'cases', isMet: (password: string) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) },
  { key: 'symbol', isMet: (password: string) => /[^\p{L}\s]/u.test(password) },
] as const

export function meetsRules(password: string): boolean {
  return passwordRules.every(({ isMet }) => isMet(password))
}

export type Strength = 'weak' | 'fair' | 'good' | 'strong'

/** What is guessed first. */
const common = /pass(word|wort)?|qwert[yz]|asdf|abc+d?|admin|welcome|letmein|1234?5?6?7?8?9?0?/gi

/** Kinds of characters, and how many there are of each. */
const kinds: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
]

/**
 * Estimates how hard a password is to guess. Common words and repeated characters count for little.
 * @returns bits: half of 70 falls to a patient guesser, 70 to none
 */
function bitsOf(password: string): number {
  const rest = password.replace(common, '·')
  const distinct = new Set(rest).size
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  return pool === 0 ? 0 : Math.min(rest.length, distinct * 1.5) * Math.log2(pool)
}

/**
 * Rates a password for the meter beside it.
 * @returns `percent` from 0 to 100, and the word for it
 */
export function rateStrength(password: string): { percent: number; strength: Strength } {
  const percent = Math.min(Math.round((bitsOf(password) / 90) * 100), 100)
  if (!meetsRules(password) || percent < 40) return { percent: Math.min(percent, 25), strength: 'weak' }
  if (percent < 60) return { percent, strength: 'fair' }
  return { percent, strength: percent < 85 ? 'good' : 'strong' }
}
