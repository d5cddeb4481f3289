import { MenuButton } from '@core/components/overlay/MenuButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const towns = [
  { name: 'Nairobi', orders: 41 },
  { name: 'Bergen', orders: 12 },
  { name: 'Lisboa', orders: 27 },
]

export function ChoicesExample() {
  const { t, i18n } = useTranslation('components')
  const format = useFormat()
  const [order, setOrder] = useState<'name' | 'orders'>('name')
  const [isNumbered, setNumbered] = useState(true)
  const sorted = towns.toSorted((a, b) =>
    order === 'name' ? a.name.localeCompare(b.name, i18n.language) : b.orders - a.orders,
  )
  return (
    <>
      <MenuButton
        label={t('demo.view.label')}
        items={[
          { kind: 'heading', key: 'order', label: t('demo.view.order') },
          ...(['name', 'orders'] as const).map((key) => ({
            kind: 'radio' as const,
            key,
            label: t(`demo.view.${key}`),
            isChecked: order === key,
            onSelect: () => setOrder(key),
          })),
          { kind: 'separator', key: 'line' },
          {
            kind: 'check',
            key: 'numbers',
            label: t('demo.view.numbers'),
            isChecked: isNumbered,
            onSelect: () => setNumbered(!isNumbered),
          },
        ]}
      />
      <ul className="mt-3 mb-0">
        {sorted.map(({ name, orders }) => (
          <li key={name}>
            <bdi>{name}</bdi> {isNumbered && <span className="text-muted">{format.number(orders)}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
