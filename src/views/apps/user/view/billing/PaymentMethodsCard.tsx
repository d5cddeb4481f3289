import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { CreditCard, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '@/redux/apps/user/detailsSchema'
import { ItemRow } from '../ItemRow'
import type { UserPartProps } from '../userPart'
import { PaymentMethodDialog } from './PaymentMethodDialog'
import { PaymentMethodMenu } from './PaymentMethodMenu'
import { usePaymentMethods } from './usePaymentMethods'
import styles from '../userView.module.scss'

/** How somebody pays. */
export function PaymentMethodsCard({ user, details }: UserPartProps) {
  const { t } = useTranslation('user')
  const methods = usePaymentMethods(details)
  const listRef = useRef<HTMLUListElement>(null)
  const [editing, setEditing] = useState<PaymentMethod | 'new' | null>(null)

  return (
    <Card
      title={t('view.cards.title')}
      isFlush
      actions={
        <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
          {t('view.cards.add')}
        </Button>
      }
    >
      <ul ref={listRef} className={styles.itemList} tabIndex={-1} aria-label={t('view.cards.title')}>
        {details.paymentMethods.map((method) => (
          <ItemRow
            key={method.id}
            picture={<CreditCard />}
            title={t('view.cards.name', { brand: t(`view.cards.${method.brand}`), last4: method.last4 })}
            aside={method.primary && <Badge tone="primary">{t('view.cards.primary')}</Badge>}
            text={
              <>
                <bdi>{method.holder}</bdi> · {t('view.cards.expires', { date: method.expires })}
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
      {details.paymentMethods.length === 0 && (
        <EmptyState
          picture={<CreditCard aria-hidden="true" />}
          title={t('view.cards.none')}
          text={t('view.cards.noneText')}
        />
      )}
      {editing && (
        <PaymentMethodDialog
          method={editing === 'new' ? null : editing}
          holder={user.fullName}
          onSave={(values) => (editing === 'new' ? methods.add(values) : methods.edit(editing, values))}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  )
}
