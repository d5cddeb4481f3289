import { MenuButton } from '@core/components/overlay/MenuButton'
import { ArrowUpDown } from 'lucide-react'
import { useMoveItems, type Moved } from './useMoveItems'

/** Menu button of a row to move it without dragging. */
export function MoveMenu({ label, ...moved }: Moved & { label: string }) {
  const items = useMoveItems(moved)
  return (
    <MenuButton
      label={label}
      icon={<ArrowUpDown aria-hidden="true" />}
      buttonProps={{ variant: 'ghost', size: 'sm' }}
      align="end"
      items={items}
    />
  )
}
