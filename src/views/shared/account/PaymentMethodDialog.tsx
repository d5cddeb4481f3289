import { CheckboxField } from '@core/components/forms/CheckboxField'
import { TextField } from '@core/components/forms/TextField'
import { withInputFormat } from '@core/components/forms/withInputFormat'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '@/redux/shell/subscription/billingSchema'
import { writeCardNumber, writeExpiry } from '@/utility/card'
import { useNow } from '@/utility/hooks/useNow'
import type { CardValues } from './cardForm'
import { cardErrors, cardSchema } from './cardForm'

interface PaymentMethodDialogProps {
  method: PaymentMethod | null
  holder: string
  onSave: (values: CardValues) => Promise<boolean>
  onClose: () => void
}

export function PaymentMethodDialog({ method, holder, onSave, onClose }: PaymentMethodDialogProps) {
  const { t } = useTranslation('account')
  const now = useNow()
  const schema = useMemo(() => cardSchema(method === null, now), [method, now])
  const form = useZodForm(schema, {
    defaultValues: { number: '', holder: method?.holder ?? holder, expires: method?.expires ?? '', primary: false },
  })
  const { errors } = form.formState

  const submit = form.handleSubmit(async (values) => {
    if (await onSave(values)) onClose()
  })

  function say(message: string | undefined) {
    const own = cardErrors.find((key) => key === message)
    return own ? t(`cards.${own}`) : message
  }

  return (
    <FormDialog
      title={method ? t('cards.editNamed', { last4: method.last4 }) : t('cards.add')}
      submitLabel={t(method ? 'save' : 'cards.add')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      {!method && (
        <TextField
          label={t('cards.number')}
          hint={t('cards.numberHint')}
          inputMode="numeric"
          autoComplete="cc-number"
          dir="ltr"
          {...withInputFormat(form.register('number'), writeCardNumber)}
          error={say(errors.number?.message)}
        />
      )}
      <div className="form-row">
        <TextField
          label={t('cards.holder')}
          autoComplete="cc-name"
          {...form.register('holder')}
          error={errors.holder?.message}
        />
        <TextField
          label={t('cards.expiry')}
          hint={t('cards.expiryHint')}
          inputMode="numeric"
          autoComplete="cc-exp"
          dir="ltr"
          {...withInputFormat(form.register('expires'), writeExpiry)}
          error={say(errors.expires?.message)}
        />
      </div>
      {!method && <CheckboxField label={t('cards.asPrimary')} {...form.register('primary')} />}
    </FormDialog>
  )
}
