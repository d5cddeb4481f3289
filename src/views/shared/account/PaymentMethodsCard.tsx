import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { Button } from '@core/components/button/Button'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { CreditCard, MoreVertical, Pencil, Plus, Star, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '@/redux/shell/subscription/billingSchema'
import { CardMark } from '../CardMark'
import { ItemRow } from './ItemRow'
import { PaymentMethodDialog } from './PaymentMethodDialog'
import styles from './account.module.scss'
import type { WriteDetails } from './useDetailsWriter'
import { usePaymentMethods } from './usePaymentMethods'

interface PaymentMethodMenuProps {
  method: PaymentMethod
  onEdit: () => void
  onMakePrimary: () => void
  onRemove: () => void
}

/** The primary method cannot be removed; disabled items give the reason. */
function PaymentMethodMenu({ method, onEdit, onMakePrimary, onRemove }: PaymentMethodMenuProps) {
  const { t } = useTranslation('account')
  const { primary, last4 } = method
  return (
    <MenuButton
      label={t('cards.actions', { last4 })}
      icon={<MoreVertical aria-hidden="true" />}
      buttonProps={{ size: 'sm' }}
      align="end"
      items={[
        { key: 'edit', label: t('cards.edit'), icon: <Pencil aria-hidden="true" />, onSelect: onEdit },
        {
          key: 'primary',
          label: t('cards.makePrimary'),
          icon: <Star aria-hidden="true" />,
          isDisabled: primary,
          onSelect: onMakePrimary,
        },
        { kind: 'separator', key: 'separator' },
        {
          key: 'remove',
          label: t(primary ? 'cards.removePrimary' : 'cards.remove'),
          icon: <Trash2 aria-hidden="true" />,
          isDanger: true,
          isDisabled: primary,
          onSelect: onRemove,
        },
      ]}
    />
  )
}

interface PaymentMethodsCardProps {
  paymentMethods: readonly PaymentMethod[]
  holder: string
  write: WriteDetails
}

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
            picture={<CardMark brand={method.brand} />}
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
                  listRef.current?.focus() // the open menu disappears
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
