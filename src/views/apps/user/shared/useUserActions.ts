import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import type { User, UsersChange } from '@/redux/apps/user/schema'
import { removeUsers, restoreUsers, updateUsers } from '@/redux/apps/user/slice'
import { selectUserData } from '@/redux/shell/session/slice'

type Change = UsersChange['dataToUpdate']

/** One user by name, several by their number. */
function subjectOf(users: readonly User[]) {
  return { count: users.length, name: users[0]?.fullName ?? '' }
}

/** What can be done to users at once. Each says what it did, offers to undo it, and to try again where it failed. */
export function useUserActions() {
  const { t } = useTranslation('user')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const ownEmail = useAppSelector(selectUserData)?.email

  async function restore(users: readonly User[]) {
    const result = await dispatch(restoreUsers(users.map(({ id }) => id)))
    if (restoreUsers.fulfilled.match(result)) toast.info(t('toast.restored', subjectOf(users)))
    else if (result.payload) toast.error(errorText(result.payload), { retry: () => void restore(users) })
  }

  /** @returns whether they are gone */
  async function remove(users: readonly User[]): Promise<boolean> {
    const result = await dispatch(removeUsers(users.map(({ id }) => id)))
    if (removeUsers.fulfilled.match(result)) {
      toast.success(t('toast.removed', subjectOf(users)), { undo: () => void restore(users) })
      return true
    }
    if (result.payload) toast.error(errorText(result.payload), { retry: () => void remove(users) })
    return false
  }

  /** Each user goes back to what it was before. */
  async function takeBack(users: readonly User[], fields: readonly (keyof Change)[]) {
    for (const user of users) {
      const before: Change = Object.fromEntries(fields.map((field) => [field, user[field]]))
      const result = await dispatch(updateUsers({ userIds: [user.id], dataToUpdate: before }))
      if (updateUsers.rejected.match(result) && result.payload) toast.error(errorText(result.payload))
    }
  }

  async function change(users: readonly User[], dataToUpdate: Change): Promise<void> {
    const result = await dispatch(updateUsers({ userIds: users.map(({ id }) => id), dataToUpdate }))
    if (updateUsers.fulfilled.match(result)) {
      const fields = (['status', 'role', 'currentPlan'] as const).filter((field) => field in dataToUpdate)
      toast.success(t('toast.changed', subjectOf(users)), { undo: () => void takeBack(users, fields) })
    } else if (result.payload) {
      toast.error(errorText(result.payload), { retry: () => void change(users, dataToUpdate) })
    }
  }

  return {
    remove,
    change,
    /** Nobody may delete or suspend themselves: they would lock themselves out. */
    isSelf: ({ email }: User) => email === ownEmail,
  }
}
