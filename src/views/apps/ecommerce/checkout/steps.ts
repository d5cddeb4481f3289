import { paths } from '../paths'

/** The URL omits the first step. */
export const steps = ['cart', 'address', 'payment'] as const

export type Step = (typeof steps)[number]

export function stepHref(step: Step, address?: string): string {
  return paths.checkout.href(step === 'cart' ? {} : { step }, { address: step === 'cart' ? undefined : address })
}

export function placedHref(id: number): string {
  return paths.checkout.href({ step: 'placed', id })
}
