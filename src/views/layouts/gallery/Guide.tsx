import { Card } from '@core/components/Card'
import { useTranslation } from 'react-i18next'
import type texts from './locales/en.json'

const questions = ['shows', 'choose', 'phone'] as const

export function Guide({ name }: { name: keyof typeof texts.guide }) {
  const { t } = useTranslation('layouts')
  return (
    <Card title={t('about.title')}>
      <dl className="row row-cols-1 row-cols-md-3 g-3 mb-0">
        {questions.map((question) => (
          <div key={question} className="col">
            <dt>{t(`about.${question}`)}</dt>
            <dd className="mb-0 text-muted">{t(`guide.${name}.${question}`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
