import type { Env } from '@fake-db/kit/env'

/** A mail that the product sends. Its words are with the mailbox, so that signing in comes without them. */
export interface Letter {
  readonly to: string
  /** A link to choose a new password or to come in with, or a code that confirms the address. */
  readonly kind: 'newPassword' | 'invitation' | 'code'
  /** The token of the link, or the code. */
  readonly secret: string
  /** ISO 8601 */
  readonly time: string
}

/** What has been sent since the beginning, in order. There is one mailbox in the sample data; its module takes the mails from here. */
export function createPost(env: Env) {
  const letters = env.cell<readonly Letter[]>('shell/session/letters', [])
  return {
    letters: () => letters.value,
    send(letter: Omit<Letter, 'time'>) {
      letters.value = [...letters.value, { ...letter, time: env.now().toISOString() }]
    },
  }
}
