import { NumberField } from '@core/components/forms/NumberField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function BasicExample() {
  const { t } = useTranslation('formGallery')
  const [guests, setGuests] = useState<number | null>(2)
  const isWrong = guests === null || guests < 1 || guests > 8
  return (
    <NumberField
      label={t('demo.guests')}
      hint={t('demo.guestsHint')}
      min={1}
      max={8}
      value={guests}
      onChange={setGuests}
      error={isWrong ? t('demo.guestsRule') : undefined}
    />
  )
}
