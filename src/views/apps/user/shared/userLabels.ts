import type { Tone } from '@core/components/tone'
import type { User } from '@/redux/apps/user/schema'

export const statusTones: Readonly<Record<User['status'], Tone>> = {
  active: 'success',
  pending: 'warning',
  inactive: 'neutral',
}

/** The ways to pay as keys of the locale files, which take no spaces. */
export const billingKeys = {
  'Auto Debit': 'autoDebit',
  'Manual - Credit Card': 'creditCard',
  'Manual - Paypal': 'paypal',
  'Manual - Cash': 'cash',
} as const satisfies Record<User['billing'], string>
