import { Alert } from '@core/components/Alert'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { paths } from '../paths'

/** Which invoice a credit note takes back, or which credit note an invoice; nothing for any other. */
export function CreditNotice({ invoice: { creditOf, creditNoteId } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const other = creditOf ?? creditNoteId
  if (other === undefined) return null
  return (
    <Alert>
      {t(creditOf === undefined ? 'credit.takenBack' : 'credit.takesBack')}{' '}
      <Link to={paths.invoicePreview.href({ id: other })}>
        {t(creditOf === undefined ? 'preview.creditTitled' : 'preview.titled', { number: `#${other}` })}
      </Link>
    </Alert>
  )
}
