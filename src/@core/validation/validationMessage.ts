import type { z } from '../schema'

const keys = [
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
  'dateOrder',
  'username',
  'card',
  'expiry',
  'passwordLower',
  'passwordUpper',
  'passwordSymbol',
  'credentials',
  'emailTaken',
  'usernameTaken',
] as const

/** The checks that have a text, below `validation` of the namespace `core`. */
export type ValidationKey = (typeof keys)[number]

const prefix = 'validation.'

/** A server's sentences that have a text of ours. */
const sentences: Readonly<Record<string, ValidationKey>> = {
  'Email or Password is Invalid': 'credentials',
  'This email is already in use.': 'emailTaken',
  'This username is already in use.': 'usernameTaken',
}

/**
 * The message of a failed check as schemas carry it: a key and its figures, so that it is said in the language the page
 * has when it is read.
 *
 * @param key A key below `validation` of the namespace `core`.
 * @param params What the text interpolates.
 * @returns The message, for a schema's `error`.
 */
export function validationMessage(key: ValidationKey, params: Readonly<Record<string, string | number>> = {}): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString()
  return query ? `${prefix}${key}?${query}` : `${prefix}${key}`
}

/**
 * Takes such a message apart.
 *
 * @param message A message from a schema or a server.
 * @returns Key and figures, or null for a text that is none of ours.
 */
export function parseValidationMessage(message: string): { key: ValidationKey; params: Record<string, string> } | null {
  const [name = '', query] = message.split('?', 2)
  const key = sentences[message] ?? keys.find((known) => name === prefix + known)
  return key ? { key, params: Object.fromEntries(new URLSearchParams(query)) } : null
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

const formats: Readonly<Record<string, ValidationKey>> = { email: 'email', url: 'url' }

/**
 * What a failed check says when its schema does not say it itself.
 *
 * @param issue The issue zod found.
 * @returns The message.
 */
export function messageOf(issue: RawIssue | z.core.$ZodIssue): string {
  const isText = typeof issue.input === 'string'
  if (issue.input === undefined || issue.input === null || issue.input === '') return validationMessage('required')
  switch (issue.code) {
    case 'too_small':
      return validationMessage(isText ? 'tooShort' : 'min', {
        min: Number(issue.minimum),
        count: Number(issue.minimum),
      })
    case 'too_big':
      return validationMessage(isText ? 'tooLong' : 'max', { max: Number(issue.maximum), count: Number(issue.maximum) })
    case 'invalid_format':
      return validationMessage(formats[issue.format] ?? 'format')
    case 'invalid_type':
      return validationMessage(issue.expected === 'number' ? 'number' : 'format')
    case 'invalid_value':
      return validationMessage('choice')
    default:
      return validationMessage('format')
  }
}
