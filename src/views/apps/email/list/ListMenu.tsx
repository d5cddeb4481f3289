import { ContextMenu } from '@core/components/overlay/ContextMenu'
import type { ContextPoint } from '@core/components/overlay/contextPoint'
import { useTranslation } from 'react-i18next'
import type { Email } from '@/redux/apps/email/schema'
import { useMailItems } from '../shared/useMailItems'

interface ListMenuProps {
  /** The mail that was pressed, or those selected where it is one of them. */
  mails: readonly Email[]
  at: ContextPoint
  onClose: () => void
}

/** The menu of the mails that were pressed with the right button. */
export function ListMenu({ mails, at, onClose }: ListMenuProps) {
  const { t } = useTranslation('email')
  const items = useMailItems(mails)
  return <ContextMenu label={t('list.menu', { count: mails.length })} items={items} at={at} onClose={onClose} />
}
