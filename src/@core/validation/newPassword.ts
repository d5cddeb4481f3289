import { z } from '../schema'
import { validationMessage } from './validationMessage'

const shortest = 8
const kinds = { lower: /\p{Ll}/u, upper: /\p{Lu}/u, symbol: /[\d\p{P}\p{S}\s]/u }

/** Rules for new passwords; existing passwords may violate them. */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(shortest),
    z.regex(kinds.lower, validationMessage('passwordLower')),
    z.regex(kinds.upper, validationMessage('passwordUpper')),
    z.regex(kinds.symbol, validationMessage('passwordSymbol')),
  )

export type Strength = 'weak' | 'fair' | 'good' | 'strong'

export interface PasswordRating {
  readonly rules: readonly { readonly key: 'length' | keyof typeof kinds; readonly isMet: boolean }[]
  readonly strength: Strength
  /** Length of the strength meter, from 0 to 100. */
  readonly percent: number
}

/** Kinds of characters, with the number of candidates to guess from. */
const pools: readonly (readonly [RegExp, number])[] = [
  [kinds.lower, 26],
  [kinds.upper, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
]

/** Common parts, which are guessed first and so count little. */
const common = /pass(word|wort)?|qwert[yz]|asdf|abc+d?|admin|welcome|letmein|1234?5?6?7?8?9?0?/gi

/** Estimates the entropy in bits; repeated characters add little. */
function bitsOf(password: string): number {
  const characters = Array.from(password.replace(common, '·'))
  const pool = pools.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  return pool === 0 ? 0 : Math.min(characters.length, new Set(characters).size * 1.5) * Math.log2(pool)
}

/** Rates a password by the rules of {@link newPasswordSchema}. Any broken rule makes it weak. */
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
