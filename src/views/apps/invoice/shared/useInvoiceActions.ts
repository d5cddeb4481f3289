import { useConfirm } from '@core/components/overlay/confirmContext'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useWrite } from '@/redux/app/useWrite'
import type { Invoice } from '@/redux/apps/invoice/schema'
import {
  addPayment,
  creditInvoice,
  duplicateInvoice,
  removeInvoices,
  removePayment,
  restoreInvoices,
} from '@/redux/apps/invoice/slice'
import type { Payment } from '@/redux/shell/invoices/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { paths } from '../paths'

function subjectOf(invoices: readonly Invoice[]) {
  return { count: invoices.length, number: `#${invoices[0]?.id ?? ''}` }
}

/** Write actions with toasts, undo and retry. */
export function useInvoiceActions() {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const { write } = useWrite()
  const navigate = useNavigate()
  const confirm = useConfirm()

  async function remove(invoices: readonly Invoice[]): Promise<boolean> {
    const ids = invoices.map(({ id }) => id)
    const isCreditNote = invoices.length === 1 && invoices[0]?.creditOf !== undefined
    const subject = subjectOf(invoices)
    const removed = await write(removeInvoices, ids, {
      success: isCreditNote ? t('credit.removed', subject) : t('list.toast.removed', subject),
      undo: () =>
        write(restoreInvoices, ids, {
          success: isCreditNote ? t('credit.restored', subject) : t('list.toast.restored', subject),
        }),
    })
    return removed !== null
  }

  async function confirmAndRemove(invoices: readonly Invoice[]): Promise<boolean> {
    const subject = subjectOf(invoices)
    const agreed = await confirm({
      title: t('list.bulk.deleteTitle', subject),
      body: t('list.bulk.deleteBody', subject),
      confirmLabel: t('list.action.delete'),
      isDanger: true,
    })
    return agreed && remove(invoices)
  }

  /** Drafts are deleted without confirmation. */
  function removeOne(invoice: Invoice): Promise<boolean> {
    return (invoice.invoiceStatus === 'Draft' ? remove : confirmAndRemove)([invoice])
  }

  /** @returns the new draft; null on failure */
  async function duplicate({ id }: Invoice): Promise<Invoice | null> {
    const stored = await write(duplicateInvoice, id, {
      success: ({ invoice }) => t('list.toast.duplicated', { number: `#${invoice.id}`, from: `#${id}` }),
      undo: ({ invoice }) => remove([invoice]),
    })
    return stored?.answer.invoice ?? null
  }

  /** Creates a credit note for a paid invoice, and shows it. */
  async function credit({ id }: Invoice): Promise<void> {
    const stored = await write(creditInvoice, id, {
      success: ({ invoice }) => t('credit.made', { number: `#${invoice.id}`, of: `#${id}` }),
      // The credit note on screen is gone: go back to its invoice.
      async undo({ invoice }) {
        if (await remove([invoice])) await navigate(paths.invoicePreview.href({ id }))
      },
    })
    if (stored) await navigate(paths.invoicePreview.href({ id: stored.answer.invoice.id }))
  }

  /** Undo adds the same payment again. */
  async function removePaymentOf(
    { id, currency }: Invoice,
    { paymentId, amount, date, method, note }: Payment & { paymentId: number },
  ): Promise<void> {
    const shown = { amount: format.money(amount, currency) }
    await write(
      removePayment,
      { id, paymentId },
      {
        success: t('payment.removed', shown),
        undo: () => write(addPayment, { id, amount, date, method, note }, { success: t('payment.restored', shown) }),
      },
    )
  }

  return { removePaymentOf, removeOne, confirmAndRemove, duplicate, credit }
}
