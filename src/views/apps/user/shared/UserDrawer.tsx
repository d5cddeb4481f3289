import { SelectField } from '@core/components/forms/SelectField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { z } from '@core/schema'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { User } from '@/redux/apps/user/schema'
import { userDefaults, userSchema } from '@/redux/apps/user/schema'
import { addUser, updateUser } from '@/redux/apps/user/slice'
import { FormFields } from '@/views/shared/list/FormFields'
import { useUserFields } from '../list/fields'
import { paths } from '../paths'
import { useUserActions } from './useUserActions'

const formSchema = z.omit(userSchema, { id: true, avatar: true, avatarColor: true, invitedAt: true, joinedAt: true })
const emptyUser = { ...userDefaults, fullName: '', username: '', email: '', role: 'subscriber' }

export interface UserDrawerProps {
  user?: User
  onClose: () => void
}

/** Adds or edits a user. Mount a new instance for each. */
export function UserDrawer({ user, onClose }: UserDrawerProps) {
  const { t } = useTranslation('user')
  const fields = useUserFields()
  const { isSelf } = useUserActions()
  const navigate = useNavigate()
  const form = useZodForm(formSchema, { defaultValues: user ? formSchema.parse(user) : emptyUser })

  const submit = useFormWrite(form, async (values, write) => {
    if (user) {
      const success = ({ user: { fullName: name } }: { user: User }) => t('toast.saved', { name })
      if (await write(updateUser, { ...values, id: user.id }, { success })) onClose()
      return
    }
    const added = await write(addUser, values)
    if (!added) return
    const { id, fullName: name } = added.answer.user
    // The new row may be on another page.
    const run = () => void navigate(paths.userView.href({ id }))
    toast.info(t('toast.added', { name }), { open: { label: t('action.view'), run } })
    onClose()
  })

  const isOwn = user !== undefined && isSelf(user)
  const held = form.formState.defaultValues?.role ?? ''
  const { label, choices } = fields.role
  // Without permission to read all roles, the current role stays available.
  const roles = choices.some(({ value }) => value === held) ? choices : [...choices, { value: held, label: held }]

  return (
    <FormDrawer
      title={user ? t('form.edit', { name: user.fullName }) : t('form.add')}
      submitLabel={t(user ? 'form.save' : 'form.create')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormFields
        form={form}
        fields={fields}
        rows={[
          ['fullName'],
          ['username'],
          ['email'],
          ['company'],
          ['country', 'contact'],
          [
            <SelectField
              key="role"
              label={label}
              hint={isOwn ? t('form.ownRole') : undefined}
              options={isOwn ? roles.filter(({ value }) => value === held) : roles}
              {...form.register('role')}
              error={form.formState.errors.role?.message}
            />,
            'currentPlan',
          ],
          ['billing', 'status'],
        ]}
      />
    </FormDrawer>
  )
}
