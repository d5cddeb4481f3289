import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { useTranslation } from 'react-i18next'
import type { BillingAddress } from '@/redux/shell/subscription/billingSchema'
import { billingAddressSchema } from '@/redux/shell/subscription/billingSchema'
import { addressFields } from './addressFields'
import type { WriteDetails } from './useDetailsWriter'

const empty: BillingAddress = {
  company: '',
  email: '',
  taxId: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
}

export interface AddressProps {
  address: BillingAddress | null
  write: WriteDetails
}

interface AddressDialogProps extends AddressProps {
  onClose: () => void
}

export function AddressDialog({ address, write, onClose }: AddressDialogProps) {
  const { t } = useTranslation('account')
  const form = useZodForm(billingAddressSchema, { defaultValues: address ?? empty })
  const { errors } = form.formState

  const submit = form.handleSubmit(async (billingAddress) => {
    if (await write({ change: () => ({ billingAddress }), done: t('address.saved') })) onClose()
  })

  return (
    <FormDialog
      title={t('address.title')}
      submitLabel={t('save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
      size="lg"
    >
      <div className="form-row">
        {addressFields.map(({ name, type, autoComplete, isRequired }) => (
          <TextField
            key={name}
            label={t(`address.${name}`)}
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
