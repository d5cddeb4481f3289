import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import { cancelOrder, orderAgain } from '@/redux/apps/ecommerce/checkoutSlice'
import { canCancel, returnableUntil } from '@/redux/apps/ecommerce/rules'
import type { Order } from '@/redux/apps/ecommerce/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'
import { ReturnDialog } from './ReturnDialog'

/** What can be done about an order: cancel it, send something back, order the same again. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const can = useCan()
  const now = useNow()
  const confirm = useConfirm()
  const { write, isPending } = useWrite()
  const [isReturning, setReturning] = useState(false)
  const { id, number, totals } = order
  const mayChange = can('update', 'Ecommerce')

  async function cancel() {
    const amount = format.money(totals.total)
    const isWanted = await confirm({
      title: t('cancel.title', { number }),
      body: t('cancel.text', { amount }),
      confirmLabel: t('cancel.confirm'),
      isDanger: true,
    })
    if (isWanted) await write(cancelOrder, id, { done: t('cancel.done', { number, amount }) })
  }

  const again = () =>
    write(orderAgain, id, {
      done: ({ added, soldOut }) =>
        [
          added > 0 && t('again.added', { count: added }),
          soldOut.length > 0 && t('again.soldOut', { products: format.list(soldOut) }),
        ]
          .filter(Boolean)
          .join(' '),
    })

  return (
    <>
      {mayChange && canCancel(order) && <Button onClick={() => void cancel()}>{t('cancel.confirm')}</Button>}
      {mayChange && returnableUntil(order, now) && (
        <Button onClick={() => setReturning(true)}>{t('return.start')}</Button>
      )}
      {can('create', 'Ecommerce') && (
        <Button variant="primary" pending={isPending} onClick={() => void again()}>
          {t('again.button')}
        </Button>
      )}
      {isReturning && <ReturnDialog order={order} onClose={() => setReturning(false)} />}
    </>
  )
}
