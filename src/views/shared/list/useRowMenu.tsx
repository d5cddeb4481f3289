import type { Action, Subject } from '@core/auth/ability'
import { useCan } from '@core/auth/useCan'
import type { MenuItem } from '@core/components/overlay/menuItems'
import type { LucideIcon } from 'lucide-react'

/** Something that can be done with a row. */
interface RowAction<Row> {
  readonly key: string
  /** The right that it takes. What deletes is shown as dangerous. */
  readonly needs: Action
  readonly label: string | ((row: Row) => string)
  readonly icon: LucideIcon
  readonly onSelect: (row: Row) => unknown
  readonly isDisabled?: (row: Row) => boolean
}

/**
 * The menu of each row: what the one who is signed in may do with it.
 * @param subject the area in which they need the rights
 * @returns undefined for those who may do nothing of it: rows have no menu then
 */
export function useRowMenu<Row>(subject: Subject, actions: readonly RowAction<Row>[]) {
  const can = useCan()
  const allowed = actions.filter(({ needs }) => can(needs, subject))
  if (allowed.length === 0) return undefined
  return (row: Row): MenuItem[] =>
    allowed.map(({ key, needs, label, icon: Icon, onSelect, isDisabled }) => ({
      key,
      label: typeof label === 'function' ? label(row) : label,
      icon: <Icon aria-hidden="true" />,
      isDanger: needs === 'delete',
      isDisabled: isDisabled?.(row) ?? false,
      onSelect: () => void onSelect(row),
    }))
}
