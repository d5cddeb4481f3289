import type { Tone } from '@core/components/tone'
import type { Label } from '@/redux/apps/email/schema'
import type { MailView } from '../hooks/useEmailUrl'

export const labelTones = {
  personal: 'success',
  company: 'primary',
  important: 'warning',
  private: 'danger',
} as const satisfies Record<Label, Tone>

/** The key of a list's name. */
export function titleOf(view: MailView) {
  return view.label ? (`label.${view.label}` as const) : (`folder.${view.folder}` as const)
}
