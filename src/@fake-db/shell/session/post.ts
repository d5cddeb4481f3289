import type { Env } from '@fake-db/kit/env'

/** A mail that the product sends. */
export interface Letter {
  readonly to: string
  readonly subject: string
  /** HTML */
  readonly message: string
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
