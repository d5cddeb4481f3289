import { useMay } from '@core/auth/useMay'

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
  const may = useMay()
  return { mayWrite: may('create', 'Email'), mayChange: may('update', 'Email'), mayRemove: may('delete', 'Email') }
}
