import { useUser } from '@core/auth/user'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { PageHeader } from '@core/components/PageHeader'
import { CalendarRange } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRequest } from '@/redux/app/hooks'
import { fetchOverview, sales } from '@/redux/dashboards/home/slice'
import { useFields } from '@/views/shared/list/defineFields'
import { ListCard } from '@/views/shared/list/ListCard'
import { useList } from '@/views/shared/list/useList'
import { saleFields } from './fields'
import { Figures } from './Figures'
import { PlansCard } from './PlansCard'
import { RevenueCard } from './RevenueCard'
import { rangeKeys, useRange } from './useRange'

/** `/`: figures, charts and sales of a range. */
export function HomePage() {
  const { t } = useTranslation('home')
  const name = useUser()?.fullName ?? ''
  const range = useRange()
  const refresh = useRequest(fetchOverview, range.query)
  const list = useList({ resource: sales, fields: useFields(saleFields), scope: range.query })
  const label = t(`range.${range.key}`)

  return (
    <>
      <PageHeader
        title={t('title')}
        aside={<span className="text-muted">{t('greeting', { name })}</span>}
        actions={
          <MenuButton
            label={t('range.button', { range: label })}
            icon={<CalendarRange aria-hidden="true" />}
            align="end"
            items={rangeKeys.map((key) => ({
              kind: 'radio',
              key,
              label: t(`range.${key}`),
              isChecked: key === range.key,
              onSelect: () => range.choose(key),
            }))}
          >
            {label}
          </MenuButton>
        }
      />
      <div className="stack">
        <Figures />
        <div className="card-flow">
          <div className="is-wide">
            <RevenueCard range={label} refresh={refresh} />
          </div>
          <div>
            <PlansCard range={label} refresh={refresh} />
          </div>
        </div>
        <ListCard
          list={list}
          title={t('sales.title')}
          texts={{
            title: t('sales.title'),
            search: t('sales.search'),
            failed: t('sales.failed'),
            none: t('empty.title'),
            noneText: t('empty.text'),
          }}
          nameOf={({ customer }) => customer}
        />
      </div>
    </>
  )
}
