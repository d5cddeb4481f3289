import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { useTranslation } from 'react-i18next'
import type { User } from '@/redux/apps/user/schema'
import { UserFields } from './UserFields'
import { useUserForm } from './useUserForm'

export interface UserDrawerProps {
  /** Whom to edit; without one, somebody new is added. */
  user?: User
  onClose: () => void
}

/** Adds or edits a user beside the list. It is mounted again for each. */
export function UserDrawer({ user, onClose }: UserDrawerProps) {
  const { t } = useTranslation('user')
  const { form, submit } = useUserForm(user, onClose)

  return (
    <FormDrawer
      title={user ? t('form.edit', { name: user.fullName }) : t('form.add')}
      submitLabel={t(user ? 'form.save' : 'form.create')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <UserFields form={form} />
    </FormDrawer>
  )
}
