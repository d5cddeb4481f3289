import type { Tone } from '@core/components/tone'
import type { Kind } from '@/redux/apps/calendar/schema'

/** Color is never the only mark of a kind. */
export const kindTones: Readonly<Record<Kind, Tone>> = {
  Personal: 'danger',
  Business: 'primary',
  Family: 'warning',
  Holiday: 'success',
  ETC: 'info',
}
