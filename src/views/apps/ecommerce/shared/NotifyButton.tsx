import { Button } from '@core/components/button/Button'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { Bell, BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector, useRequest } from '@/redux/app/hooks'
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
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  useRequest(fetchStockAlerts, undefined)
  const isAwaited = useAppSelector((state) => selectAwaited(state, id))

  async function toggle() {
    const result = await dispatch(isAwaited ? removeStockAlert(id) : addStockAlert(id))
    if (addStockAlert.fulfilled.match(result)) toast.success(t('notify.added', { product: name }))
    else if (removeStockAlert.fulfilled.match(result)) toast.info(t('notify.removed', { product: name }))
    else if (result.payload) toast.error(errorText(result.payload))
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
