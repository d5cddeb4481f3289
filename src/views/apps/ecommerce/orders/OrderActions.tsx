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

export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const can = useCan()
  const now = useNow()
  const confirm = useConfirm()
  const { write, isPending } = useWrite()
  const [isReturning, setReturning] = useState(false)
  const { id, number, totals, paymentMethod } = order
  const isPaid = paymentMethod !== 'cash-on-delivery'
  const mayChange = can('update', 'Ecommerce')

  async function cancel() {
    const amount = format.money(totals.total)
    const isWanted = await confirm({
      title: t('cancel.title', { number }),
      body: isPaid ? t('cancel.text', { amount }) : t('cancel.unpaidText'),
      confirmLabel: t('cancel.confirm'),
      cancelLabel: t('cancel.keep'),
      isDanger: true,
    })
    const done = isPaid ? t('cancel.done', { number, amount }) : t('cancel.unpaidDone', { number })
    if (isWanted) await write(cancelOrder, id, { success: done })
  }

  const again = () =>
    write(orderAgain, id, {
      success({ added, soldOut }) {
        const products = format.list(soldOut)
        if (soldOut.length === 0) return t('again.added', { count: added })
        return added > 0 ? t('again.partly', { count: added, products }) : t('again.soldOut', { products })
      },
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
