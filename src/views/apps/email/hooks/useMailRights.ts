import { useCan } from '@core/auth/useCan'

/** What somebody may do in the mailbox beyond reading. */
export interface MailRights {
  /** Compose, answer, keep drafts, make labels. */
  readonly mayWrite: boolean
  /** Move, mark, star, label. */
  readonly mayChange: boolean
  /** Delete for ever, and delete labels. */
  readonly mayRemove: boolean
}

export function useMailRights(): MailRights {
  const can = useCan()
  return { mayWrite: can('create', 'Email'), mayChange: can('update', 'Email'), mayRemove: can('delete', 'Email') }
}
