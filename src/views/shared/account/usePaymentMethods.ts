import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '@/redux/shell/subscription/billingSchema'
import type { CardValues } from './cardForm'
import { toMethod } from './cardForm'
import { freeId } from './freeId'
import { reinsert } from './reinsert'
import type { WriteDetails } from './useDetailsWriter'

/** Exactly one method is primary. */
function withPrimary(methods: readonly PaymentMethod[], id: number): PaymentMethod[] {
  return methods.map((method) => ({ ...method, primary: method.id === id }))
}

export function usePaymentMethods(shown: readonly PaymentMethod[], write: WriteDetails) {
  const { t } = useTranslation('account')

  return {
    add: (values: CardValues) =>
      write({
        change: ({ paymentMethods }) => {
          const id = freeId(paymentMethods)
          const methods = [...paymentMethods, toMethod(values, id)]
          return { paymentMethods: values.primary || methods.length === 1 ? withPrimary(methods, id) : methods }
        },
        done: t('cards.added'),
      }),

    edit: (edited: PaymentMethod, { holder, expires }: CardValues) =>
      write({
        change: ({ paymentMethods }) => ({
          paymentMethods: paymentMethods.map((method) =>
            method.id === edited.id ? { ...method, holder, expires } : method,
          ),
        }),
        done: t('cards.saved'),
      }),

    makePrimary: ({ id, last4 }: PaymentMethod) =>
      write({
        change: ({ paymentMethods }) => ({ paymentMethods: withPrimary(paymentMethods, id) }),
        done: t('cards.isPrimary', { last4 }),
      }),

    remove: (removed: PaymentMethod) =>
      write({
        change: ({ paymentMethods }) => ({ paymentMethods: paymentMethods.filter(({ id }) => id !== removed.id) }),
        done: t('cards.removed', { last4: removed.last4 }),
        undo: ({ paymentMethods }) => ({ paymentMethods: reinsert(removed, paymentMethods, shown) }),
      }),
  }
}
