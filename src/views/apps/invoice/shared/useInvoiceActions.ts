import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { duplicateInvoice, removeInvoices, restoreInvoices } from '@/redux/apps/invoice/slice'

/** One invoice by its number, several by how many they are. */
function subjectOf(invoices: readonly Invoice[]) {
  return { count: invoices.length, number: `#${invoices[0]?.id ?? ''}` }
}

/** What can be done to invoices at once. Each says what it did, offers to undo it, and to try again where it failed. */
export function useInvoiceActions() {
  const { t } = useTranslation('invoice')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()

  async function restore(invoices: readonly Invoice[]) {
    const result = await dispatch(restoreInvoices(invoices.map(({ id }) => id)))
    if (restoreInvoices.fulfilled.match(result)) toast.info(t('list.toast.restored', subjectOf(invoices)))
    else if (result.payload) toast.error(errorText(result.payload), { retry: () => void restore(invoices) })
  }

  /** @returns whether they are gone */
  async function remove(invoices: readonly Invoice[]): Promise<boolean> {
    const result = await dispatch(removeInvoices(invoices.map(({ id }) => id)))
    if (removeInvoices.fulfilled.match(result)) {
      toast.success(t('list.toast.removed', subjectOf(invoices)), { undo: () => void restore(invoices) })
      return true
    }
    if (result.payload) toast.error(errorText(result.payload), { retry: () => void remove(invoices) })
    return false
  }

  /** @returns the new draft, or null where there is none */
  async function duplicate({ id }: Invoice): Promise<Invoice | null> {
    const result = await dispatch(duplicateInvoice(id))
    if (duplicateInvoice.fulfilled.match(result)) {
      const { invoice } = result.payload
      toast.success(t('list.toast.duplicated', { number: `#${invoice.id}`, from: `#${id}` }), {
        undo: () => void remove([invoice]),
      })
      return invoice
    }
    if (result.payload) toast.error(errorText(result.payload))
    return null
  }

  return { remove, duplicate }
}
