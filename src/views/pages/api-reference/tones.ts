import type { Tone } from '@core/components/tone'
import type { ApiCall } from '@/redux/pages/api-reference/schema'

export const toneOfMethod: Readonly<Record<ApiCall['method'], Tone>> = {
  GET: 'info',
  POST: 'success',
  PUT: 'warning',
  PATCH: 'warning',
  DELETE: 'danger',
}

export function toneOfStatus(status: number): Tone {
  if (status < 300) return 'success'
  return status < 500 ? 'warning' : 'danger'
}
