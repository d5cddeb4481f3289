import { useCan } from '@core/auth/useCan'
import type { RowSelection } from '@core/components/data-table/useRowSelection'
import type { ContextPoint } from '@core/components/overlay/contextPoint'
import { createContext, use } from 'react'
import type { Email, Folder } from '@/redux/apps/email/schema'
import type { EmailUrl } from '../hooks/useEmailUrl'
import type { ShownLabel } from '../hooks/useLabels'
import type { usePages } from '../hooks/useMailbox'
import type { MailboxView } from '../hooks/useMailboxView'

export interface EmailRights {
  /** Compose, reply, save drafts, create labels. */
  readonly mayWrite: boolean
  /** Move, mark, star, label. */
  readonly mayChange: boolean
  /** Delete permanently, and delete labels. */
  readonly mayRemove: boolean
}

export function useEmailRights(): EmailRights {
  const can = useCan()
  return { mayWrite: can('create', 'Email'), mayChange: can('update', 'Email'), mayRemove: can('delete', 'Email') }
}

export type Aim = Exclude<Folder, 'snoozed' | 'scheduled'>

/** Email actions with an optimistic update and "Undo". */
export interface EmailActions {
  move: (emails: readonly Email[], place: Aim) => void
  mark: (emails: readonly Email[], isRead: boolean) => void
  star: (emails: readonly Email[], isStarred: boolean) => void
  label: (emails: readonly Email[], label: ShownLabel, isOn: boolean) => void
  /** Hides emails from the inbox until a time (ISO 8601); null ends it. */
  snooze: (emails: readonly Email[], until: string | null) => void
  /** Cancels sending; the email becomes a draft again. */
  unschedule: (email: Email) => void
  /** Cancels sending, and opens the draft. Undo schedules it again. */
  editScheduled: (email: Email) => void
  /** Deletes permanently. */
  remove: (emails: readonly Email[]) => void
  undoLast: () => void
}

export type Overlay = 'folders' | 'shortcuts' | 'labels' | 'signature'

/** Menu of labels or folders that a shortcut opens. */
export interface Filing {
  readonly kind: 'label' | 'move'
  readonly ids: readonly number[]
  readonly at: ContextPoint
}

export interface Mailbox {
  url: EmailUrl
  /** Emails on the current page of the list. */
  emails: readonly Email[]
  /** Emails on all pages of the list. */
  all: readonly Email[]
  pages: Omit<ReturnType<typeof usePages>, 'emails'>
  /** Selection on the current page. */
  selection: RowSelection<Email>
  /** Selected emails of all pages. */
  selected: readonly Email[]
  neighbours: { index: number; newerId: number | undefined; olderId: number | undefined }
  actions: EmailActions
  rights: EmailRights
  view: MailboxView
  onOpen: (overlay: Overlay) => void
  onSnooze: (emails: readonly Email[]) => void
  /** Opens a menu of labels or folders at the focused element. */
  onFile: (emails: readonly Email[], kind: Filing['kind']) => void
}

export const MailboxContext = createContext<Mailbox | null>(null)

/** @throws outside the mailbox */
export function useMailboxContext(): Mailbox {
  const mailbox = use(MailboxContext)
  if (!mailbox) throw new Error('useMailboxContext requires a MailboxContext')
  return mailbox
}
