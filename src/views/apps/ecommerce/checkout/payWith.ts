/** What a form of payment is given: nothing but the way on. What was typed stays in the form. */
export interface PayWithProps {
  onPay: () => Promise<void>
  isPaying: boolean
}
