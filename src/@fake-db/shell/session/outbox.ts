import type { Env } from '@fake-db/kit/env'

/** Email from the product. Its text is in the mailbox, so that login does not load it. */
export interface SentEmail {
  readonly to: string
  /** A link to reset the password or accept an invitation, or a code that verifies the email. */
  readonly kind: 'newPassword' | 'invitation' | 'code'
  readonly secret: string
  readonly time: string
}

/** All emails sent, in order. The sample data has one mailbox, which reads them here. */
export function createOutbox(env: Env) {
  const emails = env.cell<readonly SentEmail[]>('shell/session/letters', [])
  return {
    letters: () => emails.value,
    send(letter: Omit<SentEmail, 'time'>) {
      emails.value = [...emails.value, { ...letter, time: env.now().toISOString() }]
    },
  }
}
