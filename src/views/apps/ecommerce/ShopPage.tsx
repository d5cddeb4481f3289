import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { FilterChips } from '@core/components/FilterChips'
import { Drawer } from '@core/components/overlay/Drawer'
import { PageHeader } from '@core/components/PageHeader'
import { Pagination } from '@core/components/Pagination'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ComparisonBar } from './compare/ComparisonBar'
import { ProductList } from './shop/ProductList'
import { ShopFilters } from './shop/ShopFilters'
import { ShopToolbar } from './shop/ShopToolbar'
import { useChips } from './shop/useChips'
import { noFilters, shopPageSizes, useShopList } from './shop/useShopList'
import styles from './ecommerce.module.scss'

/** `/apps/ecommerce/shop` */
export function ShopPage() {
  const { t } = useTranslation('ecommerce')
  const list = useShopList()
  const chips = useChips(list)
  const isNarrow = useMediaQuery('(max-width: 991.98px)')
  const [showsFilters, setShowsFilters] = useState(false)
  const { params, change, total } = list
  const closeFilters = () => {
    setShowsFilters(false)
  }

  return (
    <>
      <PageHeader title={t('shop.title')} />
      <div className={styles.shopColumns}>
        {!isNarrow && (
          <Card title={t('filter.title')}>
            <ShopFilters list={list} />
          </Card>
        )}
        <div className="stack">
          <ShopToolbar
            list={list}
            filterButton={
              isNarrow && (
                <Button
                  icon={<SlidersHorizontal aria-hidden="true" />}
                  aria-label={t('filter.open')}
                  onClick={() => {
                    setShowsFilters(true)
                  }}
                >
                  <span className="d-none d-sm-inline">{t('filter.open')}</span>
                </Button>
              )
            }
          />
          <FilterChips
            chips={chips}
            onClear={() => {
              change(noFilters)
            }}
          />
          <ProductList list={list} />
          <Card isFlush>
            <Pagination
              label={t('shop.title')}
              page={params.page}
              perPage={params.perPage}
              total={total}
              pageSizes={shopPageSizes}
              onPage={(page) => {
                change({ page })
              }}
              onPerPage={(perPage) => {
                change({ perPage })
              }}
            />
          </Card>
        </div>
      </div>
      <ComparisonBar />
      {isNarrow && (
        <Drawer
          isOpen={showsFilters}
          onClose={closeFilters}
          side="start"
          title={t('filter.title')}
          footer={
            <Button variant="primary" onClick={closeFilters}>
              {t('filter.show', { count: total })}
            </Button>
          }
        >
          <ShopFilters list={list} />
        </Drawer>
      )}
    </>
  )
}
