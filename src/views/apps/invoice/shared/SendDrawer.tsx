import { SwitchField } from '@core/components/forms/SwitchField'
import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Drawer } from '@core/components/overlay/Drawer'
import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { z } from '@core/schema'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { sendInvoice } from '@/redux/apps/invoice/slice'
import type { Company } from '@/redux/shell/company/schema'
import { sendingSchema } from '@/redux/shell/invoices/schema'
import { IssuerPending } from './IssuerPending'
import { useIssuer } from './useIssuer'
import { useMailTexts } from './useMailTexts'

const formSchema = z.omit(sendingSchema, { time: true })

function useSendForm(invoice: Invoice, issuer: Company, onSent: () => void) {
  const { t } = useTranslation('invoice')
  const mailTextsOf = useMailTexts()
  const { id, client, creditOf } = invoice
  const isCredit = creditOf !== undefined
  const number = `#${id}`

  const form = useZodForm(formSchema, {
    defaultValues: {
      from: issuer.email,
      to: client.companyEmail,
      ...mailTextsOf(invoice, issuer),
      isAttached: true,
    },
  })

  const submit = useFormWrite(form, async (mail, write) => {
    const done = t(isCredit ? 'sending.creditSent' : 'sending.sent', { number, to: mail.to })
    if (await write(sendInvoice, { ...mail, id }, { success: done })) onSent()
  })

  return { form, submit }
}

export interface SendDrawerProps {
  invoice: Invoice
  onClose: () => void
}

function SendForm({ invoice, issuer, onClose }: SendDrawerProps & { issuer: Company }) {
  const { t } = useTranslation('invoice')
  const { form, submit } = useSendForm(invoice, issuer, onClose)
  const { register } = form
  const { errors } = form.formState
  const number = `#${invoice.id}`
  const isCredit = invoice.creditOf !== undefined

  return (
    <FormDrawer
      title={t(isCredit ? 'sending.creditTitle' : 'sending.title', { number })}
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
      <SwitchField
        label={t(isCredit ? 'sending.creditAttach' : 'sending.attach', { number })}
        {...register('isAttached')}
      />
    </FormDrawer>
  )
}

/** Email with an invoice; requires the issuer. Mount a new instance each time. */
export function SendDrawer({ invoice, onClose }: SendDrawerProps) {
  const { t } = useTranslation('invoice')
  const { company } = useIssuer()
  if (company) return <SendForm invoice={invoice} issuer={company} onClose={onClose} />
  const title = t(invoice.creditOf === undefined ? 'sending.title' : 'sending.creditTitle', {
    number: `#${invoice.id}`,
  })
  return (
    <Drawer isOpen title={title} onClose={onClose}>
      <IssuerPending />
    </Drawer>
  )
}
