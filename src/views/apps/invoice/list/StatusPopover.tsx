import { DescriptionList } from '@core/components/DescriptionList'
import { Popover } from '@core/components/overlay/Popover'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { StatusBadge } from '../shared/StatusBadge'
import { useNow } from '@/utility/hooks/useNow'
import { balanceOf, dueText } from '../shared/invoiceState'
import styles from '../invoice.module.scss'

export function StatusPopover({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const due = dueText(t, invoice, useNow())
  const { invoiceStatus } = invoice

  return (
    <Popover
      label={t('list.statusOf', { status: t(`invoiceStatus.${invoiceStatus}`), number: `#${invoice.id}` })}
      button={<StatusBadge status={invoiceStatus} />}
      buttonProps={{ size: 'sm', variant: 'ghost', className: styles.invoiceStatus }}
      align="start"
      className={styles.invoiceStatusPanel}
    >
      {() => (
        <>
          <div className="panel-header">
            <h2 className="panel-title">
              <bdi className="tabular">{`#${invoice.id}`}</bdi>
            </h2>
            <StatusBadge status={invoiceStatus} />
          </div>
          <div className="panel-body">
            <DescriptionList
              items={[
                {
                  term: t('field.balance'),
                  value: <bdi className="tabular">{format.money(balanceOf(invoice), invoice.currency)}</bdi>,
                },
                {
                  term: t('field.dueDate'),
                  value: (
                    <>
                      {format.date(invoice.dueDate)}
                      {due && <span className="d-block text-muted text-sm">{due}</span>}
                    </>
                  ),
                },
              ]}
            />
          </div>
        </>
      )}
    </Popover>
  )
}
