import { SwitchField } from '@core/components/forms/SwitchField'
import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { useSendForm } from './useSendForm'

export interface SendDrawerProps {
  invoice: Invoice
  onClose: () => void
}

/** Writes the mail that an invoice goes out with. It is mounted anew for each. */
export function SendDrawer({ invoice, onClose }: SendDrawerProps) {
  const { t } = useTranslation('invoice')
  const { form, submit } = useSendForm(invoice, onClose)
  const { register } = form
  const { errors } = form.formState
  const number = `#${invoice.id}`

  return (
    <FormDrawer
      title={t('sending.title', { number })}
      submitLabel={t('sending.send')}
      submitIcon={<Send className="flip-rtl" aria-hidden="true" />}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('sending.from')}
        type="email"
        autoComplete="off"
        {...register('from')}
        error={errors.from?.message}
      />
      <TextField
        label={t('sending.to')}
        type="email"
        autoComplete="off"
        {...register('to')}
        error={errors.to?.message}
      />
      <TextField label={t('sending.subject')} {...register('subject')} error={errors.subject?.message} />
      <TextArea label={t('sending.message')} rows={10} {...register('message')} error={errors.message?.message} />
      <SwitchField label={t('sending.attach', { number })} {...register('isAttached')} />
    </FormDrawer>
  )
}
