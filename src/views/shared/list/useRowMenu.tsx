import type { Action, Subject } from '@core/auth/ability'
import { useCan } from '@core/auth/useCan'
import type { MenuItem } from '@core/components/overlay/menuItems'
import type { LucideIcon } from 'lucide-react'

interface RowAction<Row> {
  readonly key: string
  /** Required right. Actions that need `delete` are marked as dangerous. */
  readonly needs: Action
  readonly label: string | ((row: Row) => string)
  readonly icon: LucideIcon
  readonly onSelect: (row: Row) => unknown
  readonly isDisabled?: (row: Row) => boolean
}

/**
 * Row menu with the actions that the user's role allows. Pass the result to `ListPage` or `ListCard` as `menuOf`.
 * @param subject area of the rights
 * @param actions in the order of the menu; each needs a right
 * @returns undefined if no action is allowed: rows have no menu
 */
export function useRowMenu<Row>(
  subject: Subject,
  actions: readonly RowAction<Row>[],
): ((row: Row) => MenuItem[]) | undefined {
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
