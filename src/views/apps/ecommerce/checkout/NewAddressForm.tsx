import { Button } from '@core/components/button/Button'
import { RadioCards } from '@core/components/forms/RadioCards'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { addressEntered, selectCheckoutInput } from '@/redux/apps/ecommerce/checkoutSlice'
import type { Address } from '@/redux/apps/ecommerce/schema'
import { addressSchema, addressTypes } from '@/redux/apps/ecommerce/schema'
import { stepHref } from './steps'
import { useKeptInput } from './useKeptInput'
import { newKey } from './useShippingAddress'

interface AddressField {
  readonly name: Exclude<keyof Address, 'type'>
  readonly autoComplete: string
  readonly type?: 'tel'
  readonly isOptional?: true
}

/** In the order of a postal address. */
const addressFields: readonly AddressField[] = [
  { name: 'fullName', autoComplete: 'shipping name' },
  { name: 'phone', autoComplete: 'shipping tel', type: 'tel' },
  { name: 'street', autoComplete: 'shipping street-address' },
  { name: 'landmark', autoComplete: 'off', isOptional: true },
  { name: 'postalCode', autoComplete: 'shipping postal-code', isOptional: true },
  { name: 'city', autoComplete: 'shipping address-level2' },
  { name: 'state', autoComplete: 'shipping address-level1', isOptional: true },
  { name: 'country', autoComplete: 'shipping country-name' },
]

const blankAddress: Address = {
  type: 'home',
  fullName: '',
  phone: '',
  street: '',
  landmark: '',
  postalCode: '',
  city: '',
  state: '',
  country: '',
}

export function NewAddressForm() {
  const { t } = useTranslation('ecommerce')
  const dispatch = useAppDispatch()
  const { address: typed } = useAppSelector(selectCheckoutInput)
  const navigate = useNavigate()
  const form = useZodForm(addressSchema, { defaultValues: typed ?? blankAddress })
  const { errors, isDirty } = form.formState
  useKeptInput(isDirty, false, () => ({ address: form.getValues() }))

  const submit = form.handleSubmit((address) => {
    dispatch(addressEntered(address))
    void navigate(stepHref('payment', newKey))
  })

  return (
    <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
      <div className="form-row">
        {addressFields.map(({ name, type, autoComplete, isOptional }) => (
          <TextField
            key={name}
            label={t(`address.${name}`)}
            type={type ?? 'text'}
            autoComplete={autoComplete}
            isOptional={isOptional}
            {...form.register(name)}
            error={errors[name]?.message}
          />
        ))}
      </div>
      <Controller
        control={form.control}
        name="type"
        render={({ field }) => (
          <RadioCards
            label={t('address.type')}
            layout="inline"
            options={addressTypes.map((value) => ({ value, label: t(`address.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <div>
        <Button type="submit" variant="primary">
          {t('checkout.toPayment')}
        </Button>
      </div>
    </form>
  )
}
