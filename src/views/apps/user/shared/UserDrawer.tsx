import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { User } from '@/redux/apps/user/schema'
import { addUser, updateUser } from '@/redux/apps/user/slice'
import { UserFields } from './UserFields'
import { useUserActions } from './useUserActions'
import { toFormValues, userFormSchema } from './userForm'

/**
 * The form of a user: adds somebody new, or changes the one it is given.
 * @param onSaved what to do once the backend has it
 */
function useUserForm(user: User | undefined, onSaved: (user: User) => void) {
  const { t } = useTranslation('user')
  const form = useZodForm(userFormSchema, { defaultValues: toFormValues(user) })

  const submit = useFormWrite(form, async (values, write) => {
    const telling = {
      done: (answer: { user: User }) => t(user ? 'toast.saved' : 'toast.added', { name: answer.user.fullName }),
    }
    const saved = await (user
      ? write(updateUser, { ...values, id: user.id }, telling)
      : write(addUser, values, telling))
    if (saved) onSaved(saved.answer.user)
  })

  return { form, submit }
}

export interface UserDrawerProps {
  /** Whom to edit; without one, somebody new is added. */
  user?: User
  onClose: () => void
}

/** Adds or edits a user beside the list. It is mounted again for each. */
export function UserDrawer({ user, onClose }: UserDrawerProps) {
  const { t } = useTranslation('user')
  const { form, submit } = useUserForm(user, onClose)
  const { isSelf } = useUserActions()

  return (
    <FormDrawer
      title={user ? t('form.edit', { name: user.fullName }) : t('form.add')}
      submitLabel={t(user ? 'form.save' : 'form.create')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <UserFields form={form} isSelf={user !== undefined && isSelf(user)} />
    </FormDrawer>
  )
}
