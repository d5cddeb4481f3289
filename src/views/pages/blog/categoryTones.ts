import type { Tone } from '@core/components/tone'
import type { Category } from '@/redux/pages/blog/schema'

export const categoryTones: Readonly<Record<Category, Tone>> = {
  Fashion: 'danger',
  Food: 'warning',
  Gaming: 'primary',
  Quote: 'success',
  Video: 'info',
}
