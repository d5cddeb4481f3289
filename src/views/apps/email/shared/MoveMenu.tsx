import { useUser } from '@core/auth/user'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { ActionItem } from '@core/components/overlay/menuItems'
import { FolderInput } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { placeOf } from '@/redux/apps/email/changes'
import type { Email } from '@/redux/apps/email/schema'
import { folderIcons } from './folderIcons'
import type { Aim } from './mailbox'
import { useMailboxContext } from './mailbox'

/** Valid folders: own emails cannot be spam, received ones cannot be drafts. */
function targetsOf(emails: readonly Email[], ownEmail: string | undefined): Aim[] {
  const isOwn = (email: Email) => email.from.email === ownEmail
  const places: Aim[] = emails.every(isOwn)
    ? ['inbox', 'sent', 'draft', 'trash']
    : emails.some(isOwn)
      ? ['inbox', 'trash']
      : ['inbox', 'archive', 'spam', 'trash']
  return places.filter((place) => emails.some((email) => placeOf(email) !== place))
}

export function useMoveItems(emails: readonly Email[]): ActionItem[] {
  const { t } = useTranslation('email')
  const { actions } = useMailboxContext()
  const ownEmail = useUser()?.email
  return targetsOf(emails, ownEmail).map((folder) => {
    const Icon = folderIcons[folder]
    return {
      key: folder,
      label: t(`folder.${folder}`),
      icon: <Icon aria-hidden="true" />,
      onSelect: () => actions.move(emails, folder),
    }
  })
}

export function MoveMenu({ emails }: { emails: readonly Email[] }) {
  const { t } = useTranslation('email')
  return (
    <MenuButton
      label={t('action.move')}
      icon={<FolderInput aria-hidden="true" />}
      buttonProps={{ size: 'sm', variant: 'ghost' }}
      items={useMoveItems(emails)}
    />
  )
}
