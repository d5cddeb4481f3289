import { Card } from '@core/components/Card'
import { Pagination } from '@core/components/Pagination'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const orders = Array.from({ length: 23 }, (_, index) => 4823 - index)

export function ListExample() {
  const { t } = useTranslation('components')
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(5)
  return (
    <Card isFlush>
      <ul className="list-group list-group-flush">
        {orders.slice((page - 1) * perPage, page * perPage).map((number) => (
          <li key={number} className="list-group-item">
            {t('demo.order', { number })}
          </li>
        ))}
      </ul>
      <Pagination
        label={t('demo.orders')}
        page={page}
        perPage={perPage}
        total={orders.length}
        pageSizes={[5, 10, 20]}
        onPage={setPage}
        onPerPage={(size) => {
          setPerPage(size)
          setPage(1)
        }}
      />
    </Card>
  )
}
