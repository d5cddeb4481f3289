import { Button } from '@core/components/button/Button'
import { RadioCards } from '@core/components/forms/RadioCards'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { addressEntered, selectNewAddress } from '@/redux/apps/ecommerce/checkoutSlice'
import type { Address } from '@/redux/apps/ecommerce/schema'
import { addressSchema, addressTypes } from '@/redux/apps/ecommerce/schema'
import { stepHref } from './steps'
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
  const before = useAppSelector(selectNewAddress)
  const [isTaken, setIsTaken] = useState(false)
  const form = useZodForm(addressSchema, { defaultValues: before ?? blankAddress })
  const { errors, isDirty } = form.formState
  useLeaveGuard(isDirty && !isTaken)

  const submit = form.handleSubmit((address) => {
    dispatch(addressEntered(address))
    setIsTaken(true)
  })

  // Navigates after the form is clean, so that no guard asks.
  if (isTaken) return <Navigate to={stepHref('payment', newKey)} />
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
