import { MenuButton } from '@core/components/overlay/MenuButton'
import { Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Email } from '@/redux/apps/email/schema'
import { useLabelItems } from './useLabelItems'

/** The labels of some mails. */
export function LabelMenu({ mails }: { mails: readonly Email[] }) {
  const { t } = useTranslation('email')
  return (
    <MenuButton
      label={t('action.label')}
      icon={<Tag aria-hidden="true" />}
      look={{ size: 'sm', variant: 'ghost' }}
      items={useLabelItems(mails)}
    />
  )
}
