import { validationMessage } from '@core/components/forms/validationMessage'
import { passwordSchema } from '@/redux/apps/user/detailsSchema'

const messages = {
  lower: validationMessage('passwordLower'),
  upper: validationMessage('passwordUpper'),
  symbol: validationMessage('passwordSymbol'),
}

export interface PasswordCheck {
  readonly rules: readonly { readonly key: 'length' | keyof typeof messages; readonly isMet: boolean }[]
  readonly strength: 'weak' | 'fair' | 'good' | 'strong'
  /** How far the meter goes, from 0 to 100. */
  readonly percent: number
}

/** Kinds of characters, and how many of each there are to guess from. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
]

/** What a guesser tries first counts for little. */
const common = /pass(word|wort)?|qwert[yz]|asdf|admin|welcome|letmein|abc|1234?5?6?7?8?9?0?/gi

/** Roughly how many bits one has to guess; repeated characters bring little. */
function bitsOf(password: string): number {
  const characters = Array.from(password.replace(common, '·'))
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  return pool === 0 ? 0 : Math.min(characters.length, new Set(characters).size * 1.5) * Math.log2(pool)
}

/** Which rules of the schema a password meets, and how hard it is to guess. */
export function checkPassword(password: string): PasswordCheck {
  const issues = passwordSchema.safeParse(password).error?.issues ?? []
  const fails = (message: string) => issues.some((issue) => issue.message === message)
  const rules = [
    { key: 'length', isMet: !issues.some(({ code }) => code === 'too_small') },
    { key: 'lower', isMet: !fails(messages.lower) },
    { key: 'upper', isMet: !fails(messages.upper) },
    { key: 'symbol', isMet: !fails(messages.symbol) },
  ] as const
  const percent = Math.min(100, Math.round((bitsOf(password) / 90) * 100))
  if (issues.length > 0 || percent < 40) return { rules, strength: 'weak', percent: Math.min(percent, 25) }
  return { rules, strength: percent < 60 ? 'fair' : percent < 85 ? 'good' : 'strong', percent }
}
