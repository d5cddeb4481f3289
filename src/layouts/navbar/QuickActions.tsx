import { MenuButton } from '@core/components/overlay/MenuButton'
import { LayoutGrid } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMenu } from '../menu/useMenu'

/** One step to the apps, wherever one is. */
export function QuickActions() {
  const { t } = useTranslation(['shell', 'nav'])
  const apps = useMenu().find(({ section }) => section === 'apps')?.items ?? []
  if (apps.length === 0) return null
  return (
    <MenuButton
      label={t('quickActions')}
      icon={<LayoutGrid aria-hidden="true" />}
      align="end"
      items={apps.map(({ title, to, icon: Icon }) => ({
        kind: 'link',
        key: title,
        label: t(title, { ns: 'nav' }),
        to,
        icon: <Icon aria-hidden="true" />,
      }))}
    />
  )
}
