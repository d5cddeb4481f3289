import { applyServerErrors } from '@core/validation/applyServerErrors'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
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

/** Adds somebody to bill, beside the invoice that is being written. It is mounted again for each. */
export function ClientDrawer({ onAdded, onClose }: ClientDrawerProps) {
  const { t } = useTranslation('invoice')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const form = useZodForm(clientSchema, { defaultValues: nobody })
  const { errors } = form.formState

  const submit = form.handleSubmit(async (client) => {
    const result = await dispatch(addClient(client))
    if (addClient.fulfilled.match(result)) {
      toast.success(t('form.client.added', { name: result.payload.client.name }))
      onAdded(result.payload.client)
    } else if (result.payload && !applyServerErrors(form, result.payload.fields)) {
      toast.error(errorText(result.payload), { retry: () => void submit() })
    }
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
