import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Tag, Tags } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Email } from '@/redux/apps/email/schema'
import { useMailboxContext } from './mailbox'
import { useLabelItems } from './useLabelItems'

export function useLabelMenuItems(emails: readonly Email[]): MenuItem[] {
  const { t } = useTranslation('email')
  const { onOpen } = useMailboxContext()
  return [
    ...useLabelItems(emails),
    { kind: 'separator', key: 'own' },
    {
      key: 'manage',
      label: t('ownLabels.manage'),
      icon: <Tags aria-hidden="true" />,
      onSelect: () => onOpen('labels'),
    },
  ]
}

export function LabelMenu({ emails }: { emails: readonly Email[] }) {
  const { t } = useTranslation('email')
  return (
    <MenuButton
      label={t('action.label')}
      icon={<Tag aria-hidden="true" />}
      buttonProps={{ size: 'sm', variant: 'ghost' }}
      items={useLabelMenuItems(emails)}
    />
  )
}
