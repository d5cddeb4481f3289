import { MenuButton } from '@core/components/overlay/MenuButton'
import { MoreVertical, Pencil, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '@/redux/shell/subscription/billingSchema'

interface PaymentMethodMenuProps {
  method: PaymentMethod
  onEdit: () => void
  onMakePrimary: () => void
  onRemove: () => void
}

/** What can be done with one payment method. The primary one can neither go nor become primary; the menu says why. */
export function PaymentMethodMenu({ method, onEdit, onMakePrimary, onRemove }: PaymentMethodMenuProps) {
  const { t } = useTranslation('account')
  const { primary, last4 } = method
  return (
    <MenuButton
      label={t('cards.actions', { last4 })}
      icon={<MoreVertical aria-hidden="true" />}
      look={{ size: 'sm' }}
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
