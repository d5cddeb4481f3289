import type { Tone } from '@core/components/tone'
import type { Kind } from '@/redux/apps/calendar/schema'

/** The colour of each kind. It is never the only thing that tells it. */
export const kindTones: Readonly<Record<Kind, Tone>> = {
  Personal: 'danger',
  Business: 'primary',
  Family: 'warning',
  Holiday: 'success',
  ETC: 'info',
}
