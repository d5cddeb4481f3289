import { CheckboxField } from '@core/components/forms/CheckboxField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const topics = ['orders', 'reviews', 'news'] as const

export function CheckboxesExample() {
  const { t } = useTranslation('formGallery')
  const [chosen, setChosen] = useState<readonly string[]>(['orders'])
  const isAll = chosen.length === topics.length
  return (
    <fieldset className="form-stack">
      <legend className="field-label">{t('demo.notify')}</legend>
      <CheckboxField
        label={t('demo.all')}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = !isAll && chosen.length > 0
        }}
        onChange={() => setChosen(isAll ? [] : topics)}
      />
      {topics.map((topic) => (
        <CheckboxField
          key={topic}
          className="ms-4"
          label={t(`demo.topic.${topic}`)}
          checked={chosen.includes(topic)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, topic] : chosen.filter((other) => other !== topic))
          }
        />
      ))}
      <CheckboxField label={t('demo.topic.security')} hint={t('demo.always')} checked disabled readOnly />
    </fieldset>
  )
}
