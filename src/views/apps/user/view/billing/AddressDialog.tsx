import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Dialog } from '@core/components/overlay/Dialog'
import { useGuardedClose } from '@core/components/overlay/useGuardedClose'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { billingAddressSchema } from '@/redux/apps/user/detailsSchema'
import { useDetailsWriter } from '../hooks/useDetailsWriter'
import { addressFields } from './addressFields'

interface AddressDialogProps {
  details: UserDetails
  onClose: () => void
}

/** Changes where bills go. */
export function AddressDialog({ details, onClose }: AddressDialogProps) {
  const { t } = useTranslation('user')
  const formId = useId()
  const write = useDetailsWriter(details)
  const form = useZodForm(billingAddressSchema, { defaultValues: details.billingAddress })
  const { errors, isSubmitting, isDirty } = form.formState
  const close = useGuardedClose(isDirty, onClose)

  const submit = form.handleSubmit(async (billingAddress) => {
    if (await write({ change: () => ({ billingAddress }), done: t('view.address.saved') })) onClose()
  })

  return (
    <Dialog
      isOpen
      size="lg"
      onClose={close}
      title={t('view.address.title')}
      footer={
        <>
          <Button onClick={close}>{t('form.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} pending={isSubmitting}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="form-row" noValidate onSubmit={(event) => void submit(event)}>
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
      </form>
    </Dialog>
  )
}
