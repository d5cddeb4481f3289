import type { z } from './schema'

/** What a value can break. Each has a text under `validation` in the locale files. */
export const rules = [
  'required',
  'email',
  'url',
  'phone',
  'username',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooBig',
  'choice',
  'mismatch',
  'invalid',
] as const

export type Rule = (typeof rules)[number]

export interface BrokenRule {
  readonly rule: Rule
  /** The bound that was missed: characters, or the number itself; 0 where the rule has none. */
  readonly limit: number
}

function isRule(text: string): text is Rule {
  return rules.some((rule) => rule === text)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/**
 * Tells which rule an issue is about, so that a form can say it in the reader's language and the sample backend in English.
 * A schema names a rule that cannot be told from the kind of check as its message: `z.regex(pattern, 'phone')`.
 */
export function brokenRule(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): BrokenRule {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.code === 'too_big' ? issue.maximum : 0)
  if (isEmpty(issue.input) && issue.code !== 'custom') return { rule: 'required', limit }
  if (issue.message && isRule(issue.message)) return { rule: issue.message, limit }
  switch (issue.code) {
    case 'invalid_format':
      return { rule: isRule(issue.format) ? issue.format : 'invalid', limit }
    case 'too_small':
      return { rule: issue.origin === 'string' ? (limit === 1 ? 'required' : 'tooShort') : 'tooSmall', limit }
    case 'too_big':
      return { rule: issue.origin === 'string' ? 'tooLong' : 'tooBig', limit }
    case 'invalid_value':
      return { rule: 'choice', limit }
    default:
      return { rule: 'invalid', limit }
  }
}
