import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { PlaceLink } from '@core/components/sidebar/PlaceLink'
import { ToneDot } from '@core/components/sidebar/ToneDot'
import { Keyboard, PenLine, Signature, Tags } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { openComposer } from '@/redux/apps/email/signatureSlice'
import { selectList } from '@/redux/apps/email/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import type { EmailView } from '../hooks/useEmailUrl'
import { hrefOf } from '../hooks/useEmailUrl'
import { useLabels } from '../hooks/useLabels'
import { folderIcons } from '../shared/folderIcons'
import { useMailboxContext } from '../shared/mailbox'

const folders = ['inbox', 'starred', 'snoozed', 'sent', 'scheduled', 'draft', 'archive', 'spam', 'trash'] as const

interface SidebarProps {
  current: EmailView | null
  /** Closes the drawer after a selection. */
  onGo: () => void
}

export function Sidebar({ current, onGo }: SidebarProps) {
  const { t } = useTranslation(['email', 'kit'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { emailsMeta } = useAppSelector(selectList)
  const counts = new Map(Object.entries(emailsMeta))
  const labels = useLabels()
  const { rights, onOpen } = useMailboxContext()
  const placeOf = (view: EmailView) => ({
    to: hrefOf(view),
    isCurrent: current?.folder === view.folder && current?.label === view.label,
    onGo,
  })

  return (
    <div className="app-sidebar">
      {rights.mayWrite && (
        <Button
          variant="primary"
          icon={<PenLine aria-hidden="true" />}
          onClick={() => {
            onGo()
            void dispatch(openComposer())
          }}
        >
          {t('compose.open')}
        </Button>
      )}
      <nav aria-label={t('folders')}>
        <ul className="place-list">
          {folders.map((folder) => {
            const Icon = folderIcons[folder]
            const count = counts.get(folder) ?? 0
            return (
              <PlaceLink
                key={folder}
                {...placeOf({ folder })}
                name={t(`folder.${folder}`)}
                icon={<Icon aria-hidden="true" />}
                count={
                  count > 0
                    ? {
                        shown: format.number(count),
                        said: t(folder === 'draft' ? 'drafts' : 'unread', { count }),
                        isStrong: folder === 'inbox',
                      }
                    : undefined
                }
              />
            )
          })}
        </ul>
        <div className="d-flex align-items-center justify-content-between mt-2">
          <h2 className="app-sidebar-title my-0">{t('labels')}</h2>
          {rights.mayChange && (
            <IconButton
              size="sm"
              label={t('ownLabels.manage')}
              icon={<Tags aria-hidden="true" />}
              onClick={() => onOpen('labels')}
            />
          )}
        </div>
        <ul className="place-list">
          {labels.map(({ id, name, tone }) => (
            <PlaceLink key={id} {...placeOf({ label: id })} name={name} icon={<ToneDot tone={tone} />} />
          ))}
        </ul>
      </nav>
      {rights.mayWrite && rights.mayChange && (
        <Button variant="ghost" size="sm" icon={<Signature aria-hidden="true" />} onClick={() => onOpen('signature')}>
          {t('signature.title')}
        </Button>
      )}
      <Button variant="ghost" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={() => onOpen('shortcuts')}>
        {t('kit:shortcuts.title')}
      </Button>
    </div>
  )
}
