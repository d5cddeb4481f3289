import type { ApiError } from '@core/api/errors'
import { useUser } from '@core/auth/user'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { changesBack } from '@/redux/app/listResource'
import { useWrite } from '@/redux/app/useWrite'
import type { User, UsersChange } from '@/redux/apps/user/schema'
import { removeUsers, restoreUsers, updateUsers } from '@/redux/apps/user/slice'

type Change = UsersChange['dataToUpdate']

function subjectOf(users: readonly User[]) {
  return { count: users.length, name: users[0]?.fullName ?? '' }
}

/** Write actions with toasts, undo and retry. */
export function useUserActions() {
  const { t } = useTranslation('user')
  const { write } = useWrite()
  const ownEmail = useUser()?.email

  /** Shows why the last administrator stays. Retrying would fail again. */
  function showLast({ status, fields }: ApiError): boolean {
    const isLast = status === 400 && fields.role === undefined
    if (isLast) toast.error(t('toast.lastAdministrator'))
    return isLast
  }

  async function remove(users: readonly User[]): Promise<boolean> {
    const ids = users.map(({ id }) => id)
    const removed = await write(removeUsers, ids, {
      success: t('toast.removed', subjectOf(users)),
      undo: () => write(restoreUsers, ids, { success: t('toast.restored', subjectOf(users)) }),
      rejected: showLast,
    })
    return removed !== null
  }

  async function change(users: readonly User[], values: Change): Promise<void> {
    await write(
      updateUsers,
      { ids: users.map(({ id }) => id), values },
      {
        success: t('toast.changed', subjectOf(users)),
        undo: () => Promise.all(changesBack(users, values).map((back) => write(updateUsers, back))),
        ...(values.role !== undefined && { rejected: showLast }),
      },
    )
  }

  return {
    remove,
    change,
    /** Users must not delete or suspend themselves or change their own role, to avoid lockout. */
    isSelf: ({ email }: User) => email === ownEmail,
  }
}
