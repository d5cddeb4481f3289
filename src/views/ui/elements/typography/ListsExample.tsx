import { useTranslation } from 'react-i18next'

const items = ['pack', 'send', 'thank'] as const

export function ListsExample() {
  const { t } = useTranslation('ui')
  const rows = items.map((item) => <li key={item}>{t(`demo.item.${item}`)}</li>)
  return (
    <div className="row g-3">
      <div className="col-sm-4">
        <ul>{rows}</ul>
      </div>
      <div className="col-sm-4">
        <ol>{rows}</ol>
      </div>
      <dl className="col-sm-4">
        <dt>{t('demo.item.pack')}</dt>
        <dd>{t('demo.packText')}</dd>
      </dl>
    </div>
  )
}
