import { IconButton } from '@core/components/button/IconButton'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { SearchField } from '@core/components/SearchField'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { ChevronDown, LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopList } from './useShopList'
import styles from '../ecommerce.module.scss'

const orders = [
  { value: '', key: 'featured' },
  { value: 'price-asc', key: 'cheapest' },
  { value: 'price-desc', key: 'dearest' },
] as const

const views = [
  { value: '', key: 'grid', icon: <LayoutGrid aria-hidden="true" /> },
  { value: 'list', key: 'list', icon: <List aria-hidden="true" /> },
] as const

export function ShopToolbar({ list, filterButton }: { list: ShopList; filterButton: ReactNode }) {
  const { t } = useTranslation('ecommerce')
  const { params, change, total, request } = list
  const search = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => search.current?.focus() })
  const order = t(`shop.order.${orders.find(({ value }) => value === params.sortBy)?.key ?? orders[0].key}`)
  const isKnown = request.status === 'succeeded' || total > 0

  return (
    <div className={styles.shopToolbar}>
      <SearchField
        ref={search}
        label={t('shop.search')}
        value={params.q}
        onSearch={(q) => {
          change({ q })
        }}
      />
      {filterButton}
      <p className={styles.shopCount} role="status">
        {isKnown && t('shop.count', { count: total })}
      </p>
      <MenuButton
        label={t('shop.sortBy', { order })}
        items={orders.map(({ value, key }) => ({
          kind: 'radio' as const,
          key,
          label: t(`shop.order.${key}`),
          isChecked: params.sortBy === value,
          onSelect: () => {
            change({ sortBy: value })
          },
        }))}
      >
        {order}
        <ChevronDown className="btn-chevron" aria-hidden="true" />
      </MenuButton>
      <span className={styles.viewSwitch} role="group" aria-label={t('shop.view')}>
        {views.map(({ value, key, icon }) => (
          <IconButton
            key={key}
            label={t(`shop.${key}`)}
            icon={icon}
            aria-current={params.view === value}
            onClick={() => {
              if (params.view !== value) change({ view: value, page: params.page })
            }}
          />
        ))}
      </span>
    </div>
  )
}
