import { Button } from '@core/components/button/Button'
import { PlaceLink } from '@core/components/sidebar/PlaceLink'
import { Keyboard, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { letterOpened } from '@/redux/apps/email/composerSlice'
import { labels } from '@/redux/apps/email/schema'
import { selectList } from '@/redux/apps/email/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import type { MailView } from '../hooks/useEmailUrl'
import { hrefOf } from '../hooks/useEmailUrl'
import { folderIcons } from '../shared/folderIcons'
import { LabelDot } from '../shared/LabelDot'
import { useMailboxContext } from '../shared/mailbox'
import { titleOf } from '../shared/mailTexts'

const folders = ['inbox', 'starred', 'sent', 'draft', 'archive', 'spam', 'trash'] as const

interface SidebarProps {
  current: MailView | null
  onShortcuts: () => void
  /** After a choice: a drawer closes. */
  onGo: () => void
}

/** Writes a mail; folders with their counts; labels. */
export function Sidebar({ current, onShortcuts, onGo }: SidebarProps) {
  const { t } = useTranslation(['email', 'kit'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { emailsMeta } = useAppSelector(selectList)
  const counts = new Map(Object.entries(emailsMeta))
  const { mayWrite } = useMailboxContext().rights
  const placeOf = (view: MailView) => ({
    to: hrefOf(view),
    isCurrent: current?.folder === view.folder && current?.label === view.label,
    name: t(titleOf(view)),
    onGo,
  })

  return (
    <div className="app-sidebar">
      {mayWrite && (
        <Button
          variant="primary"
          icon={<PenLine aria-hidden="true" />}
          onClick={() => {
            onGo()
            dispatch(letterOpened({}))
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
        <h2 className="app-sidebar-title">{t('labels')}</h2>
        <ul className="place-list">
          {labels.map((label) => (
            <PlaceLink key={label} {...placeOf({ label })} icon={<LabelDot label={label} />} />
          ))}
        </ul>
      </nav>
      <Button variant="ghost" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={onShortcuts}>
        {t('kit:shortcuts.title')}
      </Button>
    </div>
  )
}
