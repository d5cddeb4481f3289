import { Tabs } from '@core/components/Tabs'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

const parts = ['delivery', 'returns', 'warranty'] as const

export function AddressExample() {
  const { t } = useTranslation('components')
  const [search, setSearch] = useSearchParams()
  const active = parts.find((key) => key === search.get('tab')) ?? 'delivery'
  return (
    <Tabs
      label={t('demo.terms')}
      tabs={parts.map((key) => ({ key, label: t(`demo.${key}.title`) }))}
      active={active}
      onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
    >
      <p>{t(`demo.${active}.text`)}</p>
    </Tabs>
  )
}
