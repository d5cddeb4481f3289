import { applyServerErrors } from '@core/validation/applyServerErrors'
import type { ApiError } from '@core/api/errors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { User } from '@/redux/apps/user/schema'
import { addUser, updateUser } from '@/redux/apps/user/slice'
import { toFormValues, userFormSchema } from './userForm'

/**
 * The form of a user: adds somebody new, or changes the one it is given.
 * @param onSaved what to do once the backend has it
 */
export function useUserForm(user: User | undefined, onSaved: (user: User) => void) {
  const { t } = useTranslation('user')
  const { write } = useWrite()
  const form = useZodForm(userFormSchema, { defaultValues: toFormValues(user) })

  const submit = form.handleSubmit(async (values) => {
    const telling = {
      done: (answer: { user: User }) => t(user ? 'toast.saved' : 'toast.added', { name: answer.user.fullName }),
      refused: (error: ApiError) => applyServerErrors(form, error.fields),
      retry: () => submit(),
    }
    const saved = await (user
      ? write(updateUser, { ...values, id: user.id }, telling)
      : write(addUser, values, telling))
    if (saved) onSaved(saved.answer.user)
  })

  return { form, submit }
}
