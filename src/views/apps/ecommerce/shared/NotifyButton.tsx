import { Button } from '@core/components/button/Button'
import { Bell, BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import {
  addStockAlert,
  fetchStockAlerts,
  removeStockAlert,
  selectAwaited,
} from '@/redux/apps/ecommerce/stockAlertSlice'
import type { Product } from '@/redux/shell/cart/schema'

/** Asks to be told when a product that is sold out is back, and takes that back. */
export function NotifyButton({ product: { id, name } }: { product: Product }) {
  const { t } = useTranslation('ecommerce')
  const { write } = useWrite()
  useRequest(fetchStockAlerts, undefined)
  const isAwaited = useAppSelector((state) => selectAwaited(state, id))

  async function toggle() {
    if (isAwaited) await write(removeStockAlert, id, { done: t('notify.removed', { product: name }) })
    else await write(addStockAlert, id, { done: t('notify.added', { product: name }) })
  }

  return (
    <Button
      icon={isAwaited ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
      aria-pressed={isAwaited}
      aria-label={t('notify.of', { product: name })}
      onClick={() => void toggle()}
    >
      {t('notify.button')}
    </Button>
  )
}
