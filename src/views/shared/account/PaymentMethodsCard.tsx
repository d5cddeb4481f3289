import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { CreditCard, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '@/redux/shell/subscription/billingSchema'
import { ItemRow } from './ItemRow'
import { PaymentMethodDialog } from './PaymentMethodDialog'
import { PaymentMethodMenu } from './PaymentMethodMenu'
import type { WriteDetails } from './useDetailsWriter'
import { usePaymentMethods } from './usePaymentMethods'
import styles from './account.module.scss'

interface PaymentMethodsCardProps {
  paymentMethods: readonly PaymentMethod[]
  /** Whose name probably stands on a new card. */
  holder: string
  write: WriteDetails
}

/** How somebody pays. */
export function PaymentMethodsCard({ paymentMethods, holder, write }: PaymentMethodsCardProps) {
  const { t } = useTranslation('account')
  const methods = usePaymentMethods(paymentMethods, write)
  const listRef = useRef<HTMLUListElement>(null)
  const [editing, setEditing] = useState<PaymentMethod | 'new' | null>(null)

  return (
    <Card
      title={t('cards.title')}
      isFlush
      actions={
        <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
          {t('cards.add')}
        </Button>
      }
    >
      <ul ref={listRef} className={styles.itemList} tabIndex={-1} aria-label={t('cards.title')}>
        {paymentMethods.map((method) => (
          <ItemRow
            key={method.id}
            picture={<CreditCard />}
            title={t('cards.name', { brand: t(`cards.${method.brand}`), last4: method.last4 })}
            aside={method.primary && <Badge tone="primary">{t('cards.primary')}</Badge>}
            text={
              <>
                <bdi>{method.holder}</bdi> · {t('cards.expires', { date: method.expires })}
              </>
            }
            actions={
              <PaymentMethodMenu
                method={method}
                onEdit={() => setEditing(method)}
                onMakePrimary={() => void methods.makePrimary(method)}
                onRemove={() => {
                  void methods.remove(method)
                  listRef.current?.focus() // the menu that was open goes
                }}
              />
            }
          />
        ))}
      </ul>
      {paymentMethods.length === 0 && (
        <EmptyState picture={<CreditCard aria-hidden="true" />} title={t('cards.none')} text={t('cards.noneText')} />
      )}
      {editing && (
        <PaymentMethodDialog
          method={editing === 'new' ? null : editing}
          holder={holder}
          onSave={(values) => (editing === 'new' ? methods.add(values) : methods.edit(editing, values))}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  )
}
