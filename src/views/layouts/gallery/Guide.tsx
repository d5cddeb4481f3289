import { Card } from '@core/components/Card'
import { DescriptionList } from '@core/components/DescriptionList'
import { useTranslation } from 'react-i18next'
import type texts from './locales/en.json'

/** What a layout is, and when to choose it. */
export function Guide({ name }: { name: keyof typeof texts.guide }) {
  const { t } = useTranslation('layouts')
  const guide = t(`guide.${name}`, { returnObjects: true })
  return (
    <Card title={t('about.title')}>
      <DescriptionList
        items={[
          { term: t('about.shows'), value: guide.shows },
          { term: t('about.choose'), value: guide.choose },
          { term: t('about.phone'), value: guide.phone },
        ]}
      />
    </Card>
  )
}
