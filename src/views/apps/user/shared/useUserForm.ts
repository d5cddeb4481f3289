import { applyServerErrors } from '@core/components/forms/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { User } from '@/redux/apps/user/schema'
import { addUser, updateUser } from '@/redux/apps/user/slice'
import { toFormValues, userFormSchema } from './userForm'

/**
 * The form of a user: adds somebody new, or changes the one it is given.
 * @param onSaved what to do once the backend has it
 */
export function useUserForm(user: User | undefined, onSaved: (user: User) => void) {
  const { t } = useTranslation('user')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const form = useZodForm(userFormSchema, { defaultValues: toFormValues(user) })

  const submit = form.handleSubmit(async (values) => {
    const result = await (user ? dispatch(updateUser({ ...values, id: user.id })) : dispatch(addUser(values)))
    if (addUser.fulfilled.match(result) || updateUser.fulfilled.match(result)) {
      const saved = result.payload.user
      toast.success(t(user ? 'toast.saved' : 'toast.added', { name: saved.fullName }))
      onSaved(saved)
    } else if (result.payload && !applyServerErrors(form, result.payload.fields)) {
      toast.error(errorText(result.payload), { retry: () => void submit() })
    }
  })

  return { form, submit }
}
