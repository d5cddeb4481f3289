import { useUser } from '@core/auth/user'
import { PageHeader } from '@core/components/PageHeader'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchInvoice, selectInvoiceView } from '@/redux/apps/invoice/viewSlice'
import { preferredCurrency } from '@/views/shared/preferredCurrency'
import { useNewestInvoice } from '../shared/useNewestInvoice'
import { InvoiceForm } from './InvoiceForm'
import { newValues } from './invoiceForm'
import styles from '../invoice.module.scss'

/** As long as real bank details, to avoid a layout shift in the preview. */
const unknownBank = { bankName: '–', country: '–', iban: '–––– –––– –––– –––– ––', swiftCode: '–' }

/** `/apps/invoice/add` */
export function InvoiceAddPage() {
  const { t } = useTranslation('invoice')
  const salesperson = useUser()?.fullName ?? ''
  const [start] = useState(() => newValues(salesperson, new Date(), preferredCurrency()))
  // The newest invoice provides the next number and the bank, for display only. The form does not wait for it.
  const { newest } = useNewestInvoice(true)
  const newestId = newest.status === 'redirect' ? newest.id : null
  useRequest(fetchInvoice, newestId)
  const { shown } = useAppSelector(selectInvoiceView)

  return (
    <div className={styles.appInvoice}>
      <PageHeader title={t('form.addTitle')} />
      <InvoiceForm
        start={start}
        id={null}
        client={null}
        isDraft
        fixed={{
          number: newestId === null ? null : newestId + 1,
          bank: shown?.paymentDetails ?? unknownBank,
          payments: [],
        }}
      />
    </div>
  )
}
