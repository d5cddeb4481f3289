import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import type { RoleCard, RoleHolder } from '@/redux/apps/roles/schema'
import { assignUsers, removeRole, restoreRole, selectRoles } from '@/redux/apps/roles/slice'

/** What can be done with roles at once. Each says what it did, offers to undo it, and to try again where it failed. */
export function useRoleActions() {
  const { t } = useTranslation('roles')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { roles } = useAppSelector(selectRoles)

  async function restore(role: RoleCard) {
    const result = await dispatch(restoreRole(role.id))
    if (restoreRole.fulfilled.match(result)) toast.info(t('toast.restored', { name: role.name }))
    else if (result.payload) toast.error(errorText(result.payload), { retry: () => void restore(role) })
  }

  /**
   * @param reassignTo id of the role that those who hold it are given
   * @returns whether it is gone
   */
  async function remove(role: RoleCard, reassignTo?: number): Promise<boolean> {
    const result = await dispatch(removeRole({ id: role.id, ...(reassignTo !== undefined && { reassignTo }) }))
    if (removeRole.fulfilled.match(result)) {
      toast.success(t('toast.removed', { name: role.name }), { undo: () => void restore(role) })
      return true
    }
    if (result.payload) toast.error(errorText(result.payload), { retry: () => void remove(role, reassignTo) })
    return false
  }

  /** Everybody goes back to the role that they held. */
  async function takeBack(users: readonly RoleHolder[]) {
    for (const { id, key } of roles) {
      const userIds = users.filter(({ role }) => role === key).map((user) => user.id)
      if (userIds.length === 0) continue
      const result = await dispatch(assignUsers({ userIds, roleId: id }))
      if (assignUsers.rejected.match(result) && result.payload) toast.error(errorText(result.payload))
    }
  }

  async function assign(users: readonly RoleHolder[], role: RoleCard): Promise<void> {
    const result = await dispatch(assignUsers({ userIds: users.map(({ id }) => id), roleId: role.id }))
    if (assignUsers.fulfilled.match(result)) {
      const subject = { count: users.length, name: users[0]?.fullName ?? '', role: role.name }
      toast.success(t('toast.assigned', subject), { undo: () => void takeBack(users) })
    } else if (result.payload) {
      toast.error(errorText(result.payload), { retry: () => void assign(users, role) })
    }
  }

  return { remove, assign }
}
