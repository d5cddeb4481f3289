import type { Tone } from '@core/components/tone'
import type { Contact } from '@/redux/apps/chat/schema'

export const presenceTones: Readonly<Record<Contact['status'], Tone>> = {
  online: 'success',
  away: 'warning',
  busy: 'danger',
  offline: 'neutral',
}
