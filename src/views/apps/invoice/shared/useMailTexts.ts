import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import type { Company } from '@/redux/shell/company/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { balanceOf, totalOf } from './invoiceState'

/** Default subject and text of the email with an invoice. */
export function useMailTexts() {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  return (invoice: Invoice, { company }: Company) => {
    const number = `#${invoice.id}`
    const { name } = invoice.client
    if (invoice.creditOf !== undefined) {
      const subject = {
        number,
        company,
        name,
        of: `#${invoice.creditOf}`,
        amount: format.money(-totalOf(invoice), invoice.currency),
      }
      return { subject: t('sending.creditSubject', subject), message: t('sending.creditMessage', subject) }
    }
    return {
      subject: t('sending.defaultSubject', { number, company }),
      message: t('sending.defaultMessage', {
        number,
        company,
        name,
        amount: format.money(balanceOf(invoice) > 0 ? balanceOf(invoice) : totalOf(invoice), invoice.currency),
        date: format.date(invoice.dueDate),
      }),
    }
  }
}
