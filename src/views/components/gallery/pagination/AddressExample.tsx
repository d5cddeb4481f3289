import { Card } from '@core/components/Card'
import { Pagination } from '@core/components/Pagination'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

export function AddressExample() {
  const { t } = useTranslation('components')
  const [search, setSearch] = useSearchParams()
  const wanted = Number(search.get('page'))
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= 36 ? wanted : 1
  return (
    <Card isFlush>
      <Pagination
        label={t('demo.customers')}
        page={page}
        perPage={10}
        total={358}
        onPage={(next) => setSearch(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true })}
      />
    </Card>
  )
}
