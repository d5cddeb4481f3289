import type { ApiError } from '@core/api/errors'
import { applyServerErrors } from '@core/components/forms/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { useErrorText } from '@core/hooks/useErrorText'
import { useOneAtATime } from '@core/hooks/useOneAtATime'
import { toast } from '@core/toast/toast'
import { useState } from 'react'
import type { Control, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { addInvoice, sendInvoice, updateInvoice } from '@/redux/apps/invoice/slice'
import { fetchCompany } from '@/redux/shell/company/slice'
import { useIssuerProblem } from '../shared/useIssuer'
import { useMailTexts } from '../shared/useMailTexts'
import { focusFirst, wrongFields } from './formErrors'
import type { InvoiceFormValues } from './invoiceForm'
import { contentOf, invoiceFormSchema } from './invoiceForm'

export type InvoiceFormReturn = UseFormReturn<InvoiceFormValues, unknown, InvoiceFormValues>
export type InvoiceControl = Control<InvoiceFormValues, unknown, InvoiceFormValues>

/** Whether an invoice is only to be kept, or to go to its client as well. */
export type SaveMode = 'keep' | 'send'

/**
 * The form of an invoice: adds a new one, or changes the one it is given. What has been typed stays when saving fails.
 * @param id that of the invoice to change
 */
export function useInvoiceForm(defaultValues: InvoiceFormValues, id: number | null) {
  const { t } = useTranslation('invoice')
  const dispatch = useAppDispatch()
  const oneAtATime = useOneAtATime()
  const errorText = useErrorText()
  const mailTextsOf = useMailTexts()
  const issuerProblem = useIssuerProblem()
  const [saving, setSaving] = useState<SaveMode | null>(null)
  const [saved, setSaved] = useState<Invoice | null>(null)
  const form = useZodForm(invoiceFormSchema, { defaultValues, shouldFocusError: false })
  const { isDirty } = form.formState
  useLeaveGuard(isDirty && saved === null)

  function showFailure(error: ApiError, retry: () => void) {
    if (applyServerErrors(form, error.fields)) focusFirst(Object.keys(error.fields))
    else toast.error(errorText(error), { retry })
  }

  async function send(invoice: Invoice) {
    const number = `#${invoice.id}`
    const issuer = await dispatch(fetchCompany())
    if (!fetchCompany.fulfilled.match(issuer)) {
      if (issuer.payload) toast.error(issuerProblem(issuer.payload), { retry: () => void send(invoice) })
      return
    }
    const result = await dispatch(sendInvoice({ id: invoice.id, ...mailTextsOf(invoice, issuer.payload.company) }))
    if (sendInvoice.fulfilled.match(result)) {
      toast.success(t('sending.sent', { number, to: invoice.client.companyEmail }))
    } else if (result.payload) {
      toast.error(t('form.toast.notSent', { number }), { retry: () => void send(invoice) })
    }
  }

  async function write(values: InvoiceFormValues, mode: SaveMode) {
    const content = contentOf(values)
    const result = await (id === null
      ? dispatch(addInvoice({ ...content, invoiceStatus: 'Draft' }))
      : dispatch(updateInvoice({ ...content, id })))
    if (addInvoice.fulfilled.match(result) || updateInvoice.fulfilled.match(result)) {
      const { invoice } = result.payload
      if (mode === 'send') await send(invoice)
      else toast.success(t(id === null ? 'form.toast.added' : 'form.toast.saved', { number: `#${invoice.id}` }))
      setSaved(invoice)
    } else if (result.payload) {
      showFailure(result.payload, () => void save(mode))
    }
  }

  const save = (mode: SaveMode) =>
    oneAtATime(async () => {
      setSaving(mode)
      await form.handleSubmit(
        (values) => write(values, mode),
        (errors) => focusFirst(wrongFields(errors).map(({ name }) => name)),
      )()
      setSaving(null)
    })

  return { form, save, saving, saved }
}
