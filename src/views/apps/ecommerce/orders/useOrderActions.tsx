import { useCan } from '@core/auth/useCan'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { CircleX, RotateCcw, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import { cancelOrder, orderAgain } from '@/redux/apps/ecommerce/checkoutSlice'
import { canCancel, returnableUntil } from '@/redux/apps/ecommerce/rules'
import type { Order } from '@/redux/apps/ecommerce/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'
import { ReturnDialog } from './ReturnDialog'

interface OrderAction {
  readonly key: 'cancel' | 'return' | 'again'
  readonly label: string
  readonly icon: ReactNode
  readonly onSelect: () => void
}

/** Actions that the status of the order and the user's role allow. The caller renders `dialog`. */
export function useOrderActions(order: Order) {
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

  const actions: OrderAction[] = []
  if (mayChange && canCancel(order)) {
    const icon = <CircleX aria-hidden="true" />
    actions.push({ key: 'cancel', label: t('cancel.confirm'), icon, onSelect: () => void cancel() })
  }
  if (mayChange && returnableUntil(order, now)) {
    const icon = <Undo2 className="flip-rtl" aria-hidden="true" />
    actions.push({ key: 'return', label: t('return.start'), icon, onSelect: () => setReturning(true) })
  }
  if (can('create', 'Ecommerce')) {
    const icon = <RotateCcw aria-hidden="true" />
    actions.push({ key: 'again', label: t('again.button'), icon, onSelect: () => void again() })
  }

  return {
    actions,
    isPending,
    dialog: isReturning && <ReturnDialog order={order} onClose={() => setReturning(false)} />,
  }
}
