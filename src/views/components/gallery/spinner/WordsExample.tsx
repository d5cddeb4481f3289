import { Spinner } from '@core/components/Spinner'
import { useTranslation } from 'react-i18next'

export function WordsExample() {
  const { t } = useTranslation('components')
  return (
    <p className="d-flex gap-2 align-items-center mb-0">
      <Spinner />
      {t('demo.looking')}
    </p>
  )
}
