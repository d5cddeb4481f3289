import { Button } from '@core/components/button/Button'
import { StarsField } from '@core/components/rating/StarsField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function ChosenExample() {
  const { t } = useTranslation('components')
  const [value, setValue] = useState(0)
  return (
    <>
      <StarsField
        label={t('demo.yourRating')}
        nameOf={(count) => t('demo.stars', { count })}
        value={value}
        onChange={setValue}
      />
      <div className="d-flex flex-wrap gap-3 align-items-center mt-2">
        <output>{value === 0 ? t('demo.unrated') : t('demo.stars', { count: value })}</output>
        {value > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setValue(0)}>
            {t('demo.clear')}
          </Button>
        )}
      </div>
    </>
  )
}
