import { Button } from '@core/components/button/Button'
import { cx } from '@core/components/cx'
import { Keyboard, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
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

const folders = ['inbox', 'starred', 'sent', 'draft', 'spam', 'trash'] as const

interface PlaceProps {
  view: MailView
  current: MailView | null
  icon: ReactNode
  children?: ReactNode
  onGo: () => void
}

function Place({ view, current, icon, children, onGo }: PlaceProps) {
  const { t } = useTranslation('email')
  const isCurrent = current?.folder === view.folder && current?.label === view.label
  return (
    <li>
      <Link
        className={cx('mail-place', isCurrent && 'is-current')}
        to={hrefOf(view)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onGo}
      >
        {icon}
        <span className="mail-place-name">{t(titleOf(view))}</span>
        {children}
      </Link>
    </li>
  )
}

interface SidebarProps {
  current: MailView | null
  onShortcuts: () => void
  /** After a choice: a drawer closes. */
  onGo: () => void
}

/** Writes a mail; folders with their counts; labels. */
export function Sidebar({ current, onShortcuts, onGo }: SidebarProps) {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { emailsMeta } = useAppSelector(selectList)
  const counts = new Map(Object.entries(emailsMeta))
  const { mayWrite } = useMailboxContext().rights

  return (
    <div className="mail-sidebar">
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
        <ul>
          {folders.map((folder) => {
            const Icon = folderIcons[folder]
            const count = counts.get(folder) ?? 0
            return (
              <Place key={folder} view={{ folder }} current={current} icon={<Icon aria-hidden="true" />} onGo={onGo}>
                {count > 0 && (
                  <span className={cx('mail-place-count tabular', folder === 'inbox' && 'is-strong')}>
                    <span aria-hidden="true">{format.number(count)}</span>
                    <span className="visually-hidden">{t(folder === 'draft' ? 'drafts' : 'unread', { count })}</span>
                  </span>
                )}
              </Place>
            )
          })}
        </ul>
        <h2 className="mail-sidebar-title">{t('labels')}</h2>
        <ul>
          {labels.map((label) => (
            <Place key={label} view={{ label }} current={current} icon={<LabelDot label={label} />} onGo={onGo} />
          ))}
        </ul>
      </nav>
      <Button variant="ghost" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={onShortcuts}>
        {t('shortcuts.title')}
      </Button>
    </div>
  )
}
