import { useCan } from '@core/auth/useCan'
import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { paths } from '../paths'
import { useInvoiceActions } from '../shared/useInvoiceActions'
import { lockReason } from '../shared/invoiceState'

/** Replaces the form: explains why the invoice is locked, and offers a credit note. */
export function LockedCard({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const can = useCan()
  const { credit } = useInvoiceActions()
  const { id, creditOf, creditNoteId } = invoice
  const isCredit = creditOf !== undefined

  return (
    <Card>
      <div className="stack">
        <Alert>{lockReason(t, invoice)}</Alert>
        <div className="cluster">
          <LinkButton to={paths.invoicePreview.href({ id })}>{t('list.action.preview')}</LinkButton>
          {creditNoteId !== undefined && (
            <LinkButton to={paths.invoicePreview.href({ id: creditNoteId })}>
              {t('preview.creditTitled', { number: `#${creditNoteId}` })}
            </LinkButton>
          )}
          {can('create', 'Invoice') && !isCredit && creditNoteId === undefined && (
            <Button
              variant="primary"
              icon={<Undo2 className="flip-rtl" aria-hidden="true" />}
              onClick={() => void credit(invoice)}
            >
              {t('credit.action')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
