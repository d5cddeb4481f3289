import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { addClient } from '@/redux/apps/invoice/formSlice'
import type { Client } from '@/redux/shell/invoices/schema'
import { clientSchema } from '@/redux/shell/invoices/schema'

interface ClientDrawerProps {
  onAdded: (client: Client) => void
  onClose: () => void
}

const nobody: Client = { name: '', company: '', companyEmail: '', country: '', contact: '', address: '' }

const fields = [
  { name: 'name', type: 'text', isOptional: false },
  { name: 'company', type: 'text', isOptional: true },
  { name: 'companyEmail', type: 'email', isOptional: false },
  { name: 'address', type: 'text', isOptional: true },
  { name: 'country', type: 'text', isOptional: true },
  { name: 'contact', type: 'tel', isOptional: true },
] as const

export function ClientDrawer({ onAdded, onClose }: ClientDrawerProps) {
  const { t } = useTranslation('invoice')
  const form = useZodForm(clientSchema, { defaultValues: nobody })
  const { errors } = form.formState

  const submit = useFormWrite(form, async (client, write) => {
    const added = await write(addClient, client, {
      success: ({ client: stored }) => t('form.client.added', { name: stored.name }),
    })
    if (added) onAdded(added.answer.client)
  })

  return (
    <FormDrawer
      title={t('form.client.add')}
      submitLabel={t('form.client.save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      {fields.map(({ name, type, isOptional }) => (
        <TextField
          key={name}
          label={t(`form.client.${name}`)}
          type={type}
          isOptional={isOptional}
          autoComplete="off"
          {...form.register(name)}
          error={errors[name]?.message}
        />
      ))}
    </FormDrawer>
  )
}
