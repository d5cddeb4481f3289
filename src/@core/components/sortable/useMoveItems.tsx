import { announce } from '@core/components/announce'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export interface Moved {
  /** Name of the item, for announcements. */
  name: string
  /** Position of the item, from 0. */
  index: number
  /** Number of items in the list. */
  count: number
  /** Called with the new position. */
  onMove: (to: number) => void
}

/** Menu items that move an item without dragging (WCAG 2.2, 2.5.7). */
export function useMoveItems({ name, index, count, onMove }: Moved): MenuItem[] {
  const { t } = useTranslation('kit')
  function moveTo(to: number) {
    onMove(to)
    announce(t('sort.moved', { name, place: to + 1, count }))
  }
  return [
    {
      key: 'up',
      label: t('sort.up'),
      icon: <ArrowUp aria-hidden="true" />,
      isDisabled: index === 0,
      onSelect: () => moveTo(index - 1),
    },
    {
      key: 'down',
      label: t('sort.down'),
      icon: <ArrowDown aria-hidden="true" />,
      isDisabled: index === count - 1,
      onSelect: () => moveTo(index + 1),
    },
  ]
}
