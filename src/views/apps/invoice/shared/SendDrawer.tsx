import { Button } from '@core/components/button/Button'
import { SwitchField } from '@core/components/forms/SwitchField'
import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { Drawer } from '@core/components/overlay/Drawer'
import { useGuardedClose } from '@core/components/overlay/useGuardedClose'
import { Send } from 'lucide-react'
import { useId } from 'react'
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
  const formId = useId()
  const { form, submit } = useSendForm(invoice, onClose)
  const { register, formState } = form
  const { errors, isDirty, isSubmitting } = formState
  const close = useGuardedClose(isDirty, onClose)
  const number = `#${invoice.id}`

  return (
    <Drawer
      isOpen
      onClose={onClose}
      isDirty={isDirty}
      title={t('sending.title', { number })}
      footer={
        <>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            pending={isSubmitting}
            icon={<Send className="flip-rtl" aria-hidden="true" />}
          >
            {t('sending.send')}
          </Button>
          <Button onClick={close}>{t('sending.cancel')}</Button>
        </>
      }
    >
      <form id={formId} className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
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
      </form>
    </Drawer>
  )
}
