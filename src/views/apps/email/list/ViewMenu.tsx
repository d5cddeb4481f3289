import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Rows3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMailboxContext } from '../shared/mailbox'

export function ViewMenu() {
  const { t } = useTranslation('email')
  const { view, rights } = useMailboxContext()
  const { isCompact, isSplit, isReceiving, change } = view
  const items: MenuItem[] = [
    { kind: 'heading', key: 'density', label: t('view.density') },
    {
      kind: 'radio',
      key: 'comfortable',
      label: t('view.comfortable'),
      isChecked: !isCompact,
      onSelect: () => change({ isCompact: false }),
    },
    {
      kind: 'radio',
      key: 'compact',
      label: t('view.compact'),
      isChecked: isCompact,
      onSelect: () => change({ isCompact: true }),
    },
    { kind: 'separator', key: 'more' },
    {
      kind: 'check',
      key: 'split',
      label: t('view.split'),
      isChecked: isSplit,
      onSelect: () => change({ isSplit: !isSplit }),
    },
  ]
  if (rights.mayChange) {
    items.push({
      kind: 'check',
      key: 'receiving',
      label: t('view.receiving'),
      isChecked: isReceiving,
      onSelect: () => change({ isReceiving: !isReceiving }),
    })
  }
  return (
    <MenuButton
      label={t('view.title')}
      icon={<Rows3 aria-hidden="true" />}
      buttonProps={{ size: 'sm', variant: 'ghost' }}
      align="end"
      items={items}
    />
  )
}
