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

/** Codes of invalid fields (docs/contract.md). Texts: `validation` in the namespace `core`. */
export type ValidationCode = (typeof codes)[number]

/** A code with an optional limit, such as `required` or `tooLong?max=40`. */
export type ValidationMessage = ValidationCode | `${ValidationCode}?${string}`

/** Sentences that login and registration return in place of codes. */
const sentences = new Map<string, ValidationCode>([
  ['Email or Password is Invalid', 'credentials'],
  ['This email is already in use.', 'emailTaken'],
  ['This username is already in use.', 'usernameTaken'],
])

/** Builds the `error` of a schema: a code and its limit. It is translated when displayed. */
export function validationMessage(
  code: ValidationCode,
  limits?: Readonly<{ min: number } | { max: number }>,
): ValidationMessage {
  const [limit] = Object.entries(limits ?? {})
  return limit ? `${code}?${limit.join('=')}` : code
}

/** Parses a message of a schema or a server. @returns code and limits; null for any other text */
export function parseValidationMessage(
  message: string,
): { code: ValidationCode; params: Record<string, string> } | null {
  const [name = '', query] = message.split('?', 2)
  const code = sentences.get(message) ?? codes.find((known) => name === known)
  return code ? { code, params: Object.fromEntries(new URLSearchParams(query)) } : null
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

const expectations: Readonly<Record<string, ValidationCode>> = {
  email: 'email',
  url: 'url',
  number: 'number',
  int: 'integer',
  date: 'date',
  time: 'time',
}

/** Default message of a zod issue, for schemas without an `error`. */
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
