import { MenuButton } from '@core/components/overlay/MenuButton'
import { toast } from '@core/toast/toast'
import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function ActionsExample() {
  const { t } = useTranslation('components')
  const action = (key: 'edit' | 'copy' | 'move' | 'delete') => ({
    key,
    label: t(`demo.action.${key}`),
    onSelect: () => toast.info(t('demo.chosen', { name: t(`demo.action.${key}`) })),
  })
  const items = [
    { ...action('edit'), icon: <Pencil aria-hidden="true" /> },
    { ...action('copy'), icon: <Copy aria-hidden="true" /> },
    { ...action('move'), isDisabled: true },
    { kind: 'separator', key: 'line' },
    { ...action('delete'), icon: <Trash2 aria-hidden="true" />, isDanger: true },
  ] as const
  return (
    <div className="cluster">
      <MenuButton label={t('demo.actions')} items={items} />
      <MenuButton label={t('demo.actions')} items={items} buttonProps={{ variant: 'ghost', size: 'sm' }} />
      <MenuButton
        label={t('demo.moreActions')}
        items={items}
        icon={<EllipsisVertical aria-hidden="true" />}
        align="end"
      />
    </div>
  )
}
