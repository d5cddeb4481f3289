import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { toast } from '@core/toast/toast'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, selectChosen, selectPageLook, selectPreferences } from '@/redux/shell/layout/slice'

/** Says that the look is the page's own, and makes it that of the person. */
export function OwnLookAlert() {
  const { t } = useTranslation('layouts')
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(selectChosen)
  const shown = useAppSelector(selectPreferences)
  const pageLook = useAppSelector(selectPageLook)
  const isChosen = JSON.stringify(shown) === JSON.stringify(chosen)

  function keep() {
    if (!pageLook) return
    dispatch(preferencesChanged(pageLook))
    toast.success(t('own.kept'), { undo: () => dispatch(preferencesChanged(chosen)) })
  }
  return (
    <Alert>
      {t(isChosen ? 'own.isChosen' : 'own.shown')}
      {!isChosen && (
        <div className="mt-2">
          <Button size="sm" icon={<Check aria-hidden="true" />} onClick={keep}>
            {t('own.keep')}
          </Button>
        </div>
      )}
    </Alert>
  )
}
