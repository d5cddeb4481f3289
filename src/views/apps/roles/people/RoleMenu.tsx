import { MenuButton } from '@core/components/overlay/MenuButton'
import type { ComponentProps } from 'react'
import type { RoleCard } from '@/redux/apps/roles/schema'
import { useRoles } from '../useRoles'

interface RoleMenuProps extends Omit<ComponentProps<typeof MenuButton>, 'items'> {
  /** Key of the current role. */
  current?: string
  onChoose: (role: RoleCard) => void
}

export function RoleMenu({ current, onChoose, ...button }: RoleMenuProps) {
  const roles = useRoles()
  return (
    <MenuButton
      {...button}
      items={roles.map((role) => ({
        kind: 'radio',
        key: role.key,
        label: role.name,
        isChecked: role.key === current,
        onSelect: () => {
          if (role.key !== current) onChoose(role)
        },
      }))}
    />
  )
}
