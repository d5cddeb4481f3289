import { toast } from '@core/toast/toast'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'

/** Shows a toast with the form's first text. The browser has validated required fields. */
export function useSaved() {
  const { t } = useTranslation('formGallery')
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [first] = new FormData(event.currentTarget).values()
    toast.success(t('demo.saved', { name: typeof first === 'string' ? first : '' }))
  }
}
