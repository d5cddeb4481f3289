import { z } from '../schema'
import { validationMessage } from './validationMessage'

const shortest = 8
const kinds = { lower: /\p{Ll}/u, upper: /\p{Lu}/u, symbol: /[\d\p{P}\p{S}\s]/u }

/** What a password that somebody chooses has to be; an old one may be anything. */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(shortest),
    z.regex(kinds.lower, validationMessage('passwordLower')),
    z.regex(kinds.upper, validationMessage('passwordUpper')),
    z.regex(kinds.symbol, validationMessage('passwordSymbol')),
  )

/** How hard a password is to guess. */
export type Strength = 'weak' | 'fair' | 'good' | 'strong'

/** What a new password has and lacks. */
export interface PasswordRating {
  readonly rules: readonly { readonly key: 'length' | keyof typeof kinds; readonly isMet: boolean }[]
  readonly strength: Strength
  /** How far the meter goes, from 0 to 100. */
  readonly percent: number
}

/** Kinds of characters, and how many of each there are to guess from. */
const pools: readonly (readonly [RegExp, number])[] = [
  [kinds.lower, 26],
  [kinds.upper, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
]

/** What is guessed first counts for little. */
const common = /pass(word|wort)?|qwert[yz]|asdf|abc+d?|admin|welcome|letmein|1234?5?6?7?8?9?0?/gi

/** Roughly how many bits one has to guess; repeated characters bring little. */
function bitsOf(password: string): number {
  const characters = Array.from(password.replace(common, '·'))
  const pool = pools.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  return pool === 0 ? 0 : Math.min(characters.length, new Set(characters).size * 1.5) * Math.log2(pool)
}

/**
 * Rates a password as it is typed.
 *
 * @param password What stands in the field so far.
 * @returns Which rules of {@link newPasswordSchema} it meets, and its strength; one that breaks a rule is weak.
 */
export function ratePassword(password: string): PasswordRating {
  const rules = [
    { key: 'length', isMet: password.length >= shortest },
    { key: 'lower', isMet: kinds.lower.test(password) },
    { key: 'upper', isMet: kinds.upper.test(password) },
    { key: 'symbol', isMet: kinds.symbol.test(password) },
  ] as const
  const percent = Math.min(Math.round((bitsOf(password) / 90) * 100), 100)
  if (percent < 40 || rules.some(({ isMet }) => !isMet))
    return { rules, strength: 'weak', percent: Math.min(percent, 25) }
  return { rules, strength: percent < 60 ? 'fair' : percent < 85 ? 'good' : 'strong', percent }
}
