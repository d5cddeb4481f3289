import { Card } from '@core/components/Card'
import { DescriptionList } from '@core/components/DescriptionList'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

/** Content takes eight of twelve columns, the summary four. The gutter `g-4` applies in both directions. */
export function AsideExample() {
  const { t } = useTranslation('layouts')
  const format = useFormat()
  return (
    <div className="row g-4">
      <div className="col-lg-8">
        <Card title={t('demo.article.title')}>
          <div className="stack">
            <p>{t('demo.article.first')}</p>
            <p>{t('demo.article.second')}</p>
          </div>
        </Card>
      </div>
      <aside className="col-lg-4" aria-label={t('demo.total.title')}>
        <Card title={t('demo.total.title')}>
          <DescriptionList
            items={[
              { term: t('demo.total.goods'), value: format.money(48_900) },
              { term: t('demo.total.delivery'), value: format.money(1200) },
              { term: t('demo.total.sum'), value: format.money(50_100) },
            ]}
          />
        </Card>
      </aside>
    </div>
  )
}
