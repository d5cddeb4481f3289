import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { billingAddressSchema } from '@/redux/shell/subscription/billingSchema'
import { useDetailsWriter } from '../hooks/useDetailsWriter'
import { addressFields } from './addressFields'

interface AddressDialogProps {
  details: UserDetails
  onClose: () => void
}

/** Changes where bills go. */
export function AddressDialog({ details, onClose }: AddressDialogProps) {
  const { t } = useTranslation('user')
  const write = useDetailsWriter(details)
  const form = useZodForm(billingAddressSchema, { defaultValues: details.billingAddress })
  const { errors } = form.formState

  const submit = form.handleSubmit(async (billingAddress) => {
    if (await write({ change: () => ({ billingAddress }), done: t('view.address.saved') })) onClose()
  })

  return (
    <FormDialog
      title={t('view.address.title')}
      submitLabel={t('form.save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
      size="lg"
    >
      <div className="form-row">
        {addressFields.map(({ name, type, autoComplete, isRequired }) => (
          <TextField
            key={name}
            label={t(`view.address.${name}`)}
            type={type}
            autoComplete={autoComplete}
            isOptional={!isRequired}
            {...form.register(name)}
            error={errors[name]?.message}
          />
        ))}
      </div>
    </FormDialog>
  )
}
