import type { z } from '../schema'

const codes = [
  'required',
  'email',
  'url',
  'phone',
  'format',
  'number',
  'integer',
  'min',
  'max',
  'tooShort',
  'tooLong',
  'choice',
  'mismatch',
  'date',
  'time',
  'dateOrder',
  'card',
  'expiry',
  'passwordLower',
  'passwordUpper',
  'passwordSymbol',
  'taken',
  'credentials',
  'emailTaken',
  'usernameTaken',
] as const

/** What can be wrong with a field: docs/contract.md says what each code means. Their texts are below `validation` of `core`. */
export type ValidationCode = (typeof codes)[number]

/** A code as schemas and servers say it, with its figures, such as `required` or `tooLong?max=40`. */
export type ValidationMessage = ValidationCode | `${ValidationCode}?${string}`

/** What signing in and registering answer in place of codes. */
const sentences = new Map<string, ValidationCode>([
  ['Email or Password is Invalid', 'credentials'],
  ['This email is already in use.', 'emailTaken'],
  ['This username is already in use.', 'usernameTaken'],
])

/**
 * The message of a failed check as schemas carry it and servers answer it: a code and its figure, so that it is said in the
 * language the page has when it is read.
 *
 * @param code What is wrong.
 * @param limits The most or the least that is right, which the text interpolates.
 * @returns The message, for a schema's `error`.
 */
export function validationMessage(
  code: ValidationCode,
  limits?: Readonly<{ min: number } | { max: number }>,
): ValidationMessage {
  const [limit] = Object.entries(limits ?? {})
  return limit ? `${code}?${limit.join('=')}` : code
}

/**
 * Takes such a message apart.
 *
 * @param message A message from a schema or a server.
 * @returns Code and figures, or null for a text that is none of ours.
 */
export function parseValidationMessage(
  message: string,
): { code: ValidationCode; params: Record<string, string> } | null {
  const [name = '', query] = message.split('?', 2)
  const code = sentences.get(message) ?? codes.find((known) => name === known)
  return code ? { code, params: Object.fromEntries(new URLSearchParams(query)) } : null
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

/** By the format or type that zod expected. */
const expectations: Readonly<Record<string, ValidationCode>> = {
  email: 'email',
  url: 'url',
  number: 'number',
  int: 'integer',
  date: 'date',
  time: 'time',
}

/**
 * What a failed check says when its schema does not say it itself.
 *
 * @param issue The issue zod found.
 * @returns The message.
 */
export function messageOf(issue: RawIssue): ValidationMessage {
  const isText = typeof issue.input === 'string'
  if (issue.input === undefined || issue.input === null || issue.input === '') return validationMessage('required')
  switch (issue.code) {
    case 'too_small':
      return validationMessage(isText ? 'tooShort' : 'min', { min: Number(issue.minimum) })
    case 'too_big':
      return validationMessage(isText ? 'tooLong' : 'max', { max: Number(issue.maximum) })
    case 'invalid_format':
      return validationMessage(expectations[issue.format] ?? 'format')
    case 'invalid_type':
      return validationMessage(expectations[issue.expected] ?? 'format')
    case 'invalid_value':
      return validationMessage('choice')
    default:
      return validationMessage('format')
  }
}
