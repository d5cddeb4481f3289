import { useCan } from '@core/auth/useCan'
import type { RowSelection } from '@core/components/data-table/useRowSelection'
import { createContext, use } from 'react'
import type { Email, Place } from '@/redux/apps/email/schema'
import type { EmailUrl } from '../hooks/useEmailUrl'
import type { ShownLabel } from '../hooks/useLabels'
import type { usePages } from '../hooks/useMailbox'
import type { MailboxLook } from '../hooks/useMailboxLook'

/** Rights in the mailbox beyond reading. */
export interface MailRights {
  /** Compose, reply, save drafts, create labels. */
  readonly mayWrite: boolean
  /** Move, mark, star, label. */
  readonly mayChange: boolean
  /** Delete permanently, and delete labels. */
  readonly mayRemove: boolean
}

export function useMailRights(): MailRights {
  const can = useCan()
  return { mayWrite: can('create', 'Email'), mayChange: can('update', 'Email'), mayRemove: can('delete', 'Email') }
}

/** Where a mail can be moved. */
export type Aim = Exclude<Place, 'snoozed' | 'scheduled'>

/** What can be done to mails. Each shows at once, says what it did and offers to undo it. */
export interface MailActions {
  move: (mails: readonly Email[], place: Aim) => void
  mark: (mails: readonly Email[], isRead: boolean) => void
  star: (mails: readonly Email[], isStarred: boolean) => void
  label: (mails: readonly Email[], label: ShownLabel, isOn: boolean) => void
  /** Out of the inbox until a time (ISO 8601), at which they come back; null ends that. */
  snooze: (mails: readonly Email[], until: string | null) => void
  /** Takes back a mail that is scheduled: it is a draft again. */
  unschedule: (email: Email) => void
  /** For ever. */
  remove: (mails: readonly Email[]) => void
  /** Takes back what was done last. */
  undoLast: () => void
}

export type Overlay = 'folders' | 'shortcuts' | 'labels' | 'signature'

export interface Mailbox {
  url: EmailUrl
  /** Those of the page that is shown. */
  emails: readonly Email[]
  pages: Omit<ReturnType<typeof usePages>, 'emails'>
  selection: RowSelection<Email>
  /** The mails beside the open one. */
  neighbours: { index: number; newerId: number | undefined; olderId: number | undefined }
  actions: MailActions
  rights: MailRights
  look: MailboxLook
  /** Opens a part of the mailbox over it. */
  onOpen: (overlay: Overlay) => void
  /** Asks until when mails are to be out of the inbox. */
  onSnooze: (mails: readonly Email[]) => void
}

export const MailboxContext = createContext<Mailbox | null>(null)

/** The mailbox around a part of the screen. */
export function useMailboxContext(): Mailbox {
  const mailbox = use(MailboxContext)
  if (!mailbox) throw new Error('This part stands in a mailbox.')
  return mailbox
}
