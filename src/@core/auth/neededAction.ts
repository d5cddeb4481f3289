import type { Endpoint } from '../api/endpoint'
import type { Action } from './ability'

/** Calls that bring something into being, or put something in the cart. */
const creating =
  /\/(add-[^/]+|create|duplicate-[^/]+|send-msg|send-email|save-draft|cart|wishlist|orders|reviews|stock-alerts|comparison)$/

/** Calls that take something away, and those that bring it back: whoever may delete may undo it. */
const deleting = /\/((delete|remove|restore|clear|revoke)(-[^/]+)?|dismiss)$/

/**
 * The action that a call asks for on its area: `manage`, which implies all, is enough for any (contract, "authorize").
 * @returns `read` for a GET, `delete` for a DELETE; a POST is told by its path
 */
export function neededAction({ method, path }: Pick<Endpoint, 'method' | 'path'>): Exclude<Action, 'manage'> {
  if (method === 'GET') return 'read'
  if (method === 'DELETE' || deleting.test(path)) return 'delete'
  return creating.test(path) ? 'create' : 'update'
}
