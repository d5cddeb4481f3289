import { z } from '@core/schema'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'

type ConnectionKey = UserDetails['connections'][number]['key']

/** Services that know people by their email address; the others by a name of their own. */
const byEmail: ReadonlySet<ConnectionKey> = new Set(['google', 'slack', 'mailchimp', 'asana'])

export function isByEmail(key: ConnectionKey): boolean {
  return byEmail.has(key)
}

/** `@name`, `name`, or the address of a profile. */
const handlePattern = /^(@?[\p{L}\p{N}._-]{2,40}|https:\/\/[^\s/]+\.[^\s]{2,200})$/u

/** What the one field of the dialog takes. */
export function connectSchema(key: ConnectionKey) {
  const handle = z.string().check(z.trim(), z.minLength(1))
  return z.object({ handle: handle.check(isByEmail(key) ? z.email() : z.regex(handlePattern, 'handleWrong')) })
}

/** A bare name is written with its `@`. */
export function toHandle(key: ConnectionKey, text: string): string {
  return isByEmail(key) || /^(@|https:)/.test(text) ? text : `@${text}`
}
