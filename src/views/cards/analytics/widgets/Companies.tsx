import { Badge } from '@core/components/Badge'
import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { DataCard } from '@core/components/data-card/DataCard'
import type { Column } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { toast } from '@core/toast/toast'
import { FileSpreadsheet } from 'lucide-react'
import { use, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Company } from '@/redux/cards/analytics/schema'
import { fetchCompanies, selectCompanies } from '@/redux/cards/analytics/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { CardSkeleton } from '../CardSkeleton'
import { asAlways } from '../usePeriod'

const companyColumns = ['name', 'views', 'revenue', 'sales'] as const
type CompanyColumn = (typeof companyColumns)[number]

/** Sort of the companies: `?companies=views`, with a minus for descending. */
function useCompanySort() {
  const [search, setSearch] = useSearchParams()
  const given = search.get('companies') ?? ''
  const known = companyColumns.find((name) => name === given.replace(/^-/, ''))
  const column: CompanyColumn = known ?? 'revenue'
  const direction: 'asc' | 'desc' = known && !given.startsWith('-') ? 'asc' : 'desc'

  const onSort = useCallback(
    (name: string, next: 'asc' | 'desc') => {
      setSearch(
        (before) => {
          const params = new URLSearchParams(before)
          const value = next === 'desc' ? `-${name}` : name
          if (value === '-revenue') params.delete('companies')
          else params.set('companies', value)
          return params
        },
        { preventScrollReset: true },
      )
    },
    [setSearch],
  )
  return { column, direction, onSort }
}

export function Companies() {
  const { t, i18n } = useTranslation(['analytics', 'kit'])
  const format = useFormat()
  const refresh = useRequest(fetchCompanies, use(CardRangeContext)?.query ?? asAlways)
  const { data, request } = useAppSelector(selectCompanies)
  const sort = useCompanySort()
  const title = t('companies.title')

  const columns: Column<Company>[] = [
    {
      key: 'name',
      header: t('companies.company'),
      kind: 'primary',
      isSortable: true,
      cell: ({ name, email }) => (
        <>
          <bdi>{name}</bdi>
          <br />
          <bdi className="text-muted text-sm">{email}</bdi>
        </>
      ),
    },
    { key: 'kind', header: t('companies.kind'), cell: ({ kind }) => t(`companies.kinds.${kind}`) },
    {
      key: 'views',
      header: t('companies.views'),
      isWide: true,
      isSortable: true,
      isNumeric: true,
      cell: ({ views }) => format.number(views),
    },
    {
      key: 'revenue',
      header: t('companies.revenue'),
      isSortable: true,
      isNumeric: true,
      cell: ({ revenue }) => format.dollars(revenue),
    },
    {
      key: 'sales',
      header: t('companies.sales'),
      isSortable: true,
      isNumeric: true,
      cell: ({ sales, change }) => (
        <span className="text-nowrap">
          {format.percent(sales / 100)}{' '}
          {change !== undefined && (
            <Badge tone={change > 0 ? 'success' : change < 0 ? 'danger' : 'neutral'}>
              {format.change(change / 100)}
            </Badge>
          )}
        </span>
      ),
    },
  ]

  function sorted(companies: readonly Company[]): readonly Company[] {
    const collator = new Intl.Collator(i18n.language)
    const sign = sort.direction === 'asc' ? 1 : -1
    const { column } = sort
    return companies.toSorted((a, b) =>
      column === 'name' ? sign * collator.compare(a.name, b.name) : sign * (a[column] - b[column]),
    )
  }

  async function save(companies: readonly Company[]) {
    try {
      const { exportTable } = await import('@core/export/exportTable')
      await exportTable('csv', {
        name: title,
        head: (['company', 'email', 'kind', 'views', 'revenue', 'sales', 'change'] as const).map((key) =>
          t(`companies.${key}`),
        ),
        rows: sorted(companies).map(({ name, email, kind, views, revenue, sales, change }) => [
          name,
          email,
          t(`companies.kinds.${kind}`),
          { text: format.number(views), number: views },
          { text: format.dollars(revenue), number: revenue, currency: 'USD' },
          { text: format.percent(sales / 100), number: sales },
          change === undefined ? '' : { text: format.change(change / 100), number: change },
        ]),
      })
    } catch {
      toast.error(t('kit:chart.notSaved', { name: title }))
    }
  }
  const items: MenuItem[] = data
    ? [
        {
          key: 'csv',
          label: t('kit:chart.csv'),
          icon: <FileSpreadsheet aria-hidden="true" />,
          onSelect: () => void save(data.companies),
        },
      ]
    : []

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      items={items}
      isFlush
      skeleton={<CardSkeleton height={430} />}
    >
      {({ companies }) => (
        <DataTable
          caption={title}
          columns={columns}
          sort={sort}
          source={{
            rows: sorted(companies),
            keyOf: ({ id }) => id,
            labelOf: ({ name }) => name,
            status: 'ready',
          }}
        />
      )}
    </DataCard>
  )
}
