import type { Tone } from '@core/components/tone'
import type { Tag } from '@/redux/apps/todo/schema'

export const tagTones = {
  update: 'info',
  team: 'primary',
  low: 'success',
  medium: 'warning',
  high: 'danger',
} as const satisfies Record<Tag, Tone>
