import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { User } from '@/redux/apps/user/schema'
import { inviteUsersAgain, removeUsers, restoreUsers } from '@/redux/apps/user/slice'

/** What can be done about an invitation that was sent. */
export function useInvitations() {
  const { t } = useTranslation('user')
  const { write } = useWrite()

  /** Takes an invitation back, and with it who was invited: the link in the mail leads nowhere then. */
  async function withdraw(user: User): Promise<void> {
    const { id, email } = user
    await write(removeUsers, [id], {
      done: t('invite.withdrawn', { email }),
      undo: () => write(restoreUsers, [id], { done: t('toast.restored', { count: 1, name: user.fullName }) }),
    })
  }

  async function inviteAgain({ id, email }: User): Promise<void> {
    await write(inviteUsersAgain, [id], { done: t('invite.done', { count: 1, email }) })
  }

  return { inviteAgain, withdraw }
}
