import { z } from '@core/schema'
import { validationMessage } from '@core/validation/validationMessage'
import { codeLengthOf, isCardNumber, isPast } from '@/utility/card'
import { digitsOf } from '@core/digits'
import { useTranslation } from 'react-i18next'

/** Errors beyond the common ones, as keys of the locale files. */
const paymentErrors = ['numberWrong', 'expired', 'codeWrong', 'giftWrong', 'pinWrong'] as const

/** Card data is never sent. */
export function cardSchema(now: Date) {
  return z
    .object({
      number: z.string().check(
        z.minLength(1),
        z.refine((text) => text === '' || isCardNumber(text), { error: paymentErrors[0] }),
      ),
      holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
      expires: z.string().check(
        z.minLength(1),
        z.refine((text) => text === '' || /^(0[1-9]|1[0-2])\/\d{2}$/.test(text), {
          error: validationMessage('expiry'),
        }),
        z.refine((text) => !/^\d{2}\/\d{2}$/.test(text) || !isPast(text, now), { error: paymentErrors[1] }),
      ),
      code: z.string().check(z.minLength(1)),
    })
    .check(
      z.refine(({ number, code }) => code === '' || digitsOf(code).length === codeLengthOf(number), {
        path: ['code'],
        error: paymentErrors[2],
        when: () => true,
      }),
    )
}

/** Fictional banks. */
export const banks = [
  'Harbour & Hill',
  'Copperfield Savings',
  'First Meridian',
  'Banco Laranjeira',
  'Nordlys Bank',
] as const

export const bankSchema = z.object({ bank: z.enum(banks) })

const giftDigits = 16

export const giftSchema = z.object({
  number: z.string().check(
    z.minLength(1),
    z.refine((text) => text === '' || digitsOf(text).length === giftDigits, { error: paymentErrors[3] }),
  ),
  pin: z.string().check(
    z.minLength(1),
    z.refine((text) => text === '' || /^\d{4}$/.test(text), { error: paymentErrors[4] }),
  ),
})

export function onlyDigits(most: number): (text: string) => string {
  return (text) => digitsOf(text).slice(0, most)
}

/** Groups a gift card number by four while typing. */
export function writeGiftNumber(text: string): string {
  return digitsOf(text)
    .slice(0, giftDigits)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

export interface PayWithProps {
  onPay: () => Promise<void>
  isPaying: boolean
}

/** Error text of a payment field. The field itself translates common errors. */
export function usePaymentText(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation('ecommerce')
  return (message) => {
    const own = paymentErrors.find((key) => key === message)
    return own ? t(`payment.${own}`) : message
  }
}
