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

/** Placeholders of the same length as the real bank details, so that the preview does not move when these arrive. */
const unknownBank = { bankName: '–', country: '–', iban: '–––– –––– –––– –––– ––', swiftCode: '–' }

/** `/apps/invoice/add`: an invoice that there is not yet. */
export function InvoiceAddPage() {
  const { t } = useTranslation('invoice')
  const salesperson = useUser()?.fullName ?? ''
  const [start] = useState(() => newValues(salesperson, new Date(), preferredCurrency()))
  // The newest invoice tells the next number and the bank. They are shown only: the form does not wait for them.
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
