import { useConfirm } from '@core/components/overlay/confirmContext'
import { toast } from '@core/toast/toast'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { resetSamples } from '@/redux/shell/samples/thunks'

/** Remounts page and shell, which refetches everything on screen. */
export const StartAnewContext = createContext<() => void>(() => undefined)

/** Asks for confirmation, then resets the sample data. Null with a real backend. */
export function useResetSamples(): (() => Promise<void>) | null {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const startAnew = use(StartAnewContext)
  if (import.meta.env.VITE_API === 'real') return null
  return async () => {
    const isAgreed = await confirm({
      title: t('reset.title'),
      body: t('reset.body'),
      confirmLabel: t('reset.confirm'),
      isDanger: true,
    })
    if (!isAgreed) return
    await dispatch(resetSamples(undefined))
    startAnew()
    toast.success(t('reset.done'))
  }
}
