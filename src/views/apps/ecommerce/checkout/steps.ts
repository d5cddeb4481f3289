import { paths } from '../paths'

/** The way to an order; the first step is left out of the address. */
export const steps = ['cart', 'address', 'payment'] as const

export type Step = (typeof steps)[number]

/** Where a step is, with the address that was chosen on the way, if any. */
export function stepHref(step: Step, address?: string): string {
  return paths.checkout.href(step === 'cart' ? {} : { step }, { address: step === 'cart' ? undefined : address })
}

/** Where an order is confirmed that has just been placed. */
export function placedHref(id: number): string {
  return paths.checkout.href({ step: 'placed', id })
}
