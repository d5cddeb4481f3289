import { ChoiceField } from '@core/components/forms/ChoiceField'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { type Contact, newGroupSchema } from '@/redux/apps/chat/schema'
import { addGroup, selectOverview, updateGroup } from '@/redux/apps/chat/slice'
import { opening, useChatLinks } from '../shared/chatNavigation'

interface GroupDialogProps {
  group?: Contact
  onClose: () => void
}

export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const { t, i18n } = useTranslation('chat')
  const navigate = useNavigate()
  const links = useChatLinks()
  const { contacts } = useAppSelector(selectOverview)
  const form = useZodForm(newGroupSchema, {
    defaultValues: { fullName: group?.fullName ?? '', members: group?.members ?? [] },
  })
  const { errors } = form.formState
  const members = useController({ control: form.control, name: 'members' }).field
  const people = contacts
    .filter((contact) => !contact.members)
    .map((contact) => ({ value: String(contact.id), label: contact.fullName }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language))
  const chosen = members.value.flatMap((member) => people.filter(({ value }) => value === String(member)))

  const submit = useFormWrite(form, async (values, write) => {
    const name = values.fullName
    if (group) {
      if (await write(updateGroup, { id: group.id, ...values }, { success: t('toast.groupSaved', { name }) })) onClose()
      return
    }
    const stored = await write(addGroup, values, { success: t('toast.groupAdded', { name }) })
    if (!stored) return
    // Close first, so that navigating does not ask about unsaved changes.
    flushSync(onClose)
    await navigate(links.to(stored.answer.contact.id), { state: opening })
  })

  return (
    <FormDialog
      title={group ? t('group.edit') : t('group.new')}
      submitLabel={group ? t('group.save') : t('group.create')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('group.name')}
        maxLength={60}
        autoComplete="off"
        dir="auto"
        {...form.register('fullName')}
        error={errors.fullName?.message}
      />
      <ChoiceField
        label={t('group.people')}
        placeholder={t('group.find')}
        isMulti
        options={people}
        value={chosen}
        onChange={(choices) => members.onChange(choices.map(({ value }) => Number(value)))}
        error={errors.members && t('group.nobody')}
      />
    </FormDialog>
  )
}
