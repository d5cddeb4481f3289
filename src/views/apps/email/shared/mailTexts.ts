import type { Tone } from '@core/components/tone'
import { placeOf } from '@/redux/apps/email/changes'
import type { Email, Label } from '@/redux/apps/email/schema'
import type { MailView } from '../hooks/useEmailUrl'

export const labelTones = {
  personal: 'success',
  company: 'primary',
  important: 'warning',
  private: 'danger',
} as const satisfies Record<Label, Tone>

/** Whether a mail came in: only such a one can be spam. */
export const isReceived = ({ folder }: Email) => folder === 'inbox'

/** Whether a mail came in and is not archived yet. */
export const canBeArchived = (email: Email) => isReceived(email) && placeOf(email) !== 'archive'

/** The key of a list's name. */
export function titleOf(view: MailView) {
  return view.label ? (`label.${view.label}` as const) : (`folder.${view.folder}` as const)
}
