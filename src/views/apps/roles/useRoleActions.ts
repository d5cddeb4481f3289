import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import type { RoleCard, RoleHolder } from '@/redux/apps/roles/schema'
import { assignUsers, removeRole, restoreRole, selectRoles } from '@/redux/apps/roles/slice'

/** Write actions with toasts, undo and retry. */
export function useRoleActions() {
  const { t } = useTranslation('roles')
  const { write } = useWrite()
  const { roles } = useAppSelector(selectRoles)

  /** @param reassignTo id of the new role of its users @returns whether it was deleted */
  async function remove({ id, name }: RoleCard, reassignTo?: number): Promise<boolean> {
    const removed = await write(
      removeRole,
      { id, ...(reassignTo !== undefined && { reassignTo }) },
      {
        success: t('toast.removed', { name }),
        undo: () => write(restoreRole, id, { success: t('toast.restored', { name }) }),
      },
    )
    return removed !== null
  }

  /** Undo: restores the previous role of each user. */
  async function revert(users: readonly RoleHolder[]) {
    for (const { id, key } of roles) {
      const userIds = users.filter(({ role }) => role === key).map((user) => user.id)
      if (userIds.length > 0) await write(assignUsers, { userIds, roleId: id })
    }
  }

  async function assign(users: readonly RoleHolder[], role: RoleCard): Promise<void> {
    const subject = { count: users.length, name: users[0]?.fullName ?? '', role: role.name }
    const arg = { userIds: users.map(({ id }) => id), roleId: role.id }
    await write(assignUsers, arg, {
      success: t('toast.assigned', subject),
      undo: () => revert(users),
      // Retrying would fail again.
      rejected({ status }) {
        if (status === 400) toast.error(t('toast.lastAdministrator'))
        return status === 400
      },
    })
  }

  return { remove, assign }
}
