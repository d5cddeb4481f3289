import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { sendInvoice } from '@/redux/apps/invoice/slice'
import type { Company } from '@/redux/shell/company/schema'
import { sendingSchema } from '@/redux/shell/invoices/schema'
import { useMailTexts } from './useMailTexts'

const formSchema = z.omit(sendingSchema, { time: true })

/**
 * The form of the mail that an invoice goes out with.
 * @param onSent what to do once it has gone
 */
export function useSendForm(invoice: Invoice, issuer: Company, onSent: () => void) {
  const { t } = useTranslation('invoice')
  const { write } = useWrite()
  const mailTextsOf = useMailTexts()
  const { id, client } = invoice
  const number = `#${id}`

  const form = useZodForm(formSchema, {
    defaultValues: {
      from: issuer.email,
      to: client.companyEmail,
      ...mailTextsOf(invoice, issuer),
      isAttached: true,
    },
  })

  const submit = form.handleSubmit(async (mail) => {
    const sent = await write(
      sendInvoice,
      { ...mail, id },
      {
        done: t('sending.sent', { number, to: mail.to }),
        refused: ({ fields }) => applyServerErrors(form, fields),
        retry: () => submit(),
      },
    )
    if (sent) onSent()
  })

  return { form, submit }
}
