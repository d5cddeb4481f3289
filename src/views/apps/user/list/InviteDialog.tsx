import { SelectField } from '@core/components/forms/SelectField'
import { TextArea } from '@core/components/forms/TextArea'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { z } from '@core/schema'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { mostInvited } from '@/redux/apps/user/invitationSchema'
import { userSchema } from '@/redux/apps/user/schema'
import { inviteUsers, removeUsers } from '@/redux/apps/user/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { checkAddresses } from './addresses'
import { useUserFields } from './fields'

const formSchema = z.object({ addresses: z.string().check(z.trim(), z.minLength(1)), role: userSchema.shape.role })

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('user')
  const format = useFormat()
  const { label, choices } = useUserFields().role
  const form = useZodForm(formSchema, { defaultValues: { addresses: '', role: 'subscriber' } })
  const { errors } = form.formState

  function objectTo(message: string) {
    form.setError('addresses', { message }, { shouldFocus: true })
  }

  const submit = useFormWrite(form, async ({ addresses, role }, write) => {
    const { good, wrong } = checkAddresses(addresses)
    const problem =
      (wrong.length > 0 && t('invite.wrong', { count: wrong.length, list: format.list(wrong) })) ||
      (good.length > mostInvited && t('invite.tooMany', { count: mostInvited }))
    if (problem) {
      objectTo(problem)
      return
    }
    const invited = await write(
      inviteUsers,
      { emails: good, role },
      {
        success: t('invite.done', { count: good.length, email: good[0] }),
        undo: ({ users }) =>
          write(
            removeUsers,
            users.map(({ id }) => id),
          ),
        rejected({ fields }) {
          const taken = good.filter((_, index) => fields[`emails.${index}`])
          if (taken.length === 0) return false
          objectTo(t('invite.taken', { count: taken.length, list: format.list(taken) }))
          return true
        },
      },
    )
    if (invited) onClose()
  })

  return (
    <FormDialog
      title={t('invite.title')}
      submitLabel={t('invite.send')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t('invite.addresses')}
        hint={t('invite.hint')}
        autoComplete="off"
        spellCheck={false}
        {...form.register('addresses')}
        error={errors.addresses?.message}
      />
      <SelectField label={label} options={choices} {...form.register('role')} error={errors.role?.message} />
    </FormDialog>
  )
}
