import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { useOneAtATime } from '@core/hooks/useOneAtATime'
import { toast } from '@core/toast/toast'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Control, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { NotificationOptions } from '@/redux/app/useWrite'
import { useWrite } from '@/redux/app/useWrite'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { addInvoice, sendInvoice, updateInvoice } from '@/redux/apps/invoice/slice'
import { fetchCompany } from '@/redux/shell/company/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { useIssuerProblem } from '../shared/useIssuer'
import { useMailTexts } from '../shared/useMailTexts'
import { focusFirst, wrongFields } from './formErrors'
import type { InvoiceFormValues } from './invoiceForm'
import { contentOf, notBelow } from './invoiceForm'

export type InvoiceFormReturn = UseFormReturn<InvoiceFormValues, unknown, InvoiceFormValues>
export type InvoiceControl = Control<InvoiceFormValues, unknown, InvoiceFormValues>

export type SaveMode = 'keep' | 'send'

/**
 * Adds or updates an invoice. Input is kept if saving fails.
 * @param id null: a new invoice
 * @param paid in cents; the total must not be lower
 */
export function useInvoiceForm(defaultValues: InvoiceFormValues, id: number | null, paid: number) {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const oneAtATime = useOneAtATime()
  const { write } = useWrite()
  const mailTextsOf = useMailTexts()
  const issuerProblem = useIssuerProblem()
  const [saving, setSaving] = useState<SaveMode | null>(null)
  const [saved, setSaved] = useState<Invoice | null>(null)
  const tooLittle = t('form.belowPaid', { amount: format.money(paid, defaultValues.currency) })
  const schema = useMemo(() => notBelow(paid, tooLittle), [paid, tooLittle])
  const form = useZodForm(schema, { defaultValues, shouldFocusError: false })
  const { isDirty, errors, submitCount } = form.formState
  useLeaveGuard(isDirty && saved === null)

  // Errors are rendered by now, and the form is no longer inert.
  const showFirstError = useEffectEvent(() => focusFirst(wrongFields(errors)))
  useEffect(() => {
    if (saving === null) showFirstError()
  }, [saving, submitCount])

  async function send(invoice: Invoice) {
    const number = `#${invoice.id}`
    const issuer = await dispatch(fetchCompany())
    if (!fetchCompany.fulfilled.match(issuer)) {
      if (issuer.payload) toast.error(issuerProblem(issuer.payload), { retry: () => void send(invoice) })
      return
    }
    await write(
      sendInvoice,
      { id: invoice.id, ...mailTextsOf(invoice, issuer.payload.company) },
      {
        success: t('sending.sent', { number, to: invoice.client.companyEmail }),
        failed: t('form.toast.notSent', { number }),
      },
    )
  }

  async function keep(values: InvoiceFormValues, mode: SaveMode) {
    const content = contentOf(values)
    const options: NotificationOptions<{ invoice: Invoice }> = {
      // Sending shows its own toast.
      success: ({ invoice }) =>
        mode === 'send' ? null : t(id === null ? 'form.toast.added' : 'form.toast.saved', { number: `#${invoice.id}` }),
      rejected: ({ fields }) => applyServerErrors(form, fields),
      retry: () => save(mode),
    }
    const stored = await (id === null
      ? write(addInvoice, { ...content, invoiceStatus: 'Draft' }, options)
      : write(updateInvoice, { ...content, id }, options))
    if (!stored) return
    const { invoice } = stored.answer
    if (mode === 'send') await send(invoice)
    setSaved(invoice)
  }

  const save = (mode: SaveMode) =>
    oneAtATime(async () => {
      setSaving(mode)
      await form.handleSubmit((values) => keep(values, mode))()
      setSaving(null)
    })

  return { form, save, saving, saved }
}
