import { search } from '@core/search'
import { Card } from '@core/components/Card'
import { LinkButton } from '@core/components/button/LinkButton'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Pagination } from '@core/components/Pagination'
import { SearchField } from '@core/components/SearchField'
import { Skeleton } from '@core/components/Skeleton'
import { Tabs } from '@core/components/Tabs'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchOrders, selectOrders } from '@/redux/apps/ecommerce/checkoutSlice'
import { orderStatuses } from '@/redux/apps/ecommerce/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { ListStates } from '@/views/shared/list/ListStates'
import type { ListParamsRules } from '@/views/shared/list/useListParams'
import { useListParams, usePageInRange } from '@/views/shared/list/useListParams'
import { paths } from '../paths'
import styles from '../ecommerce.module.scss'
import { OrderRow } from './OrderRow'
import { OrderStats } from './OrderStats'

const rules: ListParamsRules<'placedAt', 'status'> = {
  columns: ['placedAt'],
  defaultColumn: 'placedAt',
  filters: { status: orderStatuses },
  pageSizes: [10, 25, 50],
}

/** All orders come in one response: status, search and page apply in the browser. */
export function OrderList() {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => field.current?.focus() })
  const [{ q, status, page, perPage }, change] = useListParams(rules)
  const retry = useRequest(fetchOrders, undefined)
  const { data, request } = useAppSelector(selectOrders)
  const all = data?.orders ?? []
  const found = search(
    all.filter((order) => status === '' || order.status === status),
    q,
    ({ number, items, totals }) => [number, format.money(totals.total), ...items.map(({ name }) => name)],
  )
  usePageInRange({ page, perPage, total: found.length, request }, change)

  return (
    <div className="stack">
      {request.status !== 'failed' || data ? <OrderStats orders={data?.orders} /> : null}
      <Card className={styles.orderCard} isFlush>
        <SearchField ref={field} label={t('order.search')} value={q} onSearch={(text) => change({ q: text })} />
        <Tabs
          label={t('order.status')}
          tabs={(['', ...orderStatuses] as const).map((key) => ({
            key,
            label: t(key === '' ? 'order.all' : `status.${key}`),
            count: data?.orders.filter((order) => key === '' || order.status === key).length,
          }))}
          active={orderStatuses.find((known) => known === status) ?? ''}
          onChange={(key) => change({ status: key })}
        >
          <ListStates
            list={{
              rows: found,
              request,
              retry,
              isFiltered: q !== '' || status !== '',
              clearAll: () => change({ q: '', status: '' }),
            }}
            texts={{ failed: t('order.listFailed'), none: t('order.none'), noneText: t('order.noneText') }}
            firstStep={
              <LinkButton variant="primary" to={paths.shop.href()}>
                {t('toShop')}
              </LinkButton>
            }
          >
            {(state, empty) => {
              if (state === 'loading' && !data) {
                return (
                  <LoadingRegion>
                    {Array.from({ length: perPage }, (_, row) => (
                      <div key={row} className={styles.orderPlaceholder}>
                        <Skeleton width="30%" />
                        <Skeleton shape="block" width="40%" height="1.5rem" />
                      </div>
                    ))}
                  </LoadingRegion>
                )
              }
              if (found.length === 0) return empty
              return (
                <ul className="list-unstyled" aria-label={t('order.list')}>
                  {found.slice((page - 1) * perPage, page * perPage).map((order) => (
                    <OrderRow key={order.id} order={order} />
                  ))}
                </ul>
              )
            }}
          </ListStates>
          {found.length > 0 && (
            <Pagination
              label={t('order.list')}
              page={page}
              perPage={perPage}
              total={found.length}
              pageSizes={rules.pageSizes}
              onPage={(next) => change({ page: next })}
              onPerPage={(size) => change({ perPage: size })}
            />
          )}
        </Tabs>
      </Card>
    </div>
  )
}
