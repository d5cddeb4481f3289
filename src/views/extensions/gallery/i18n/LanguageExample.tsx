import { RadioCards } from '@core/components/forms/RadioCards'
import { useTranslation } from 'react-i18next'
import { languages } from '@/configs/languages'
import { useLanguage } from '@/redux/shell/layout/hooks'

export function LanguageExample() {
  const { t } = useTranslation('extensions')
  const { current, change } = useLanguage()
  return (
    <div className="stack">
      <RadioCards
        label={t('demo.i18n.language')}
        layout="inline"
        value={current.code}
        onChange={(code) => void change(code)}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <p className="mb-0" role="status">
        {t('demo.i18n.greeting')}
      </p>
    </div>
  )
}
