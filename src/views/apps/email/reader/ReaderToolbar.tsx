import { IconButton } from '@core/components/button/IconButton'
import { LinkButton } from '@core/components/button/LinkButton'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { ArrowLeft, ChevronLeft, ChevronRight, EllipsisVertical, MessagesSquare, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Email } from '@/redux/apps/email/schema'
import { hrefOf } from '../hooks/useEmailUrl'
import { useMailboxContext } from '../shared/mailbox'
import { EmailTools } from '../shared/EmailTools'
import { useEmailItems } from '../shared/useEmailItems'
import styles from '../email.module.scss'

/** Remaining actions, if there is little room for buttons. */
function MoreMenu({ email }: { email: Email }) {
  const { t } = useTranslation('email')
  const items: MenuItem[] = [
    ...useEmailItems([email]),
    { kind: 'separator', key: 'paper' },
    {
      key: 'print',
      label: t('action.print'),
      icon: <Printer aria-hidden="true" />,
      onSelect: () => globalThis.print(),
    },
  ]
  if (email.replyTo !== undefined)
    items.push({
      kind: 'link',
      key: 'thread',
      label: t('reader.thread'),
      icon: <MessagesSquare aria-hidden="true" />,
      to: hrefOf({ folder: 'inbox' }, email.replyTo),
    })
  return (
    <MenuButton
      label={t('reader.more')}
      icon={<EllipsisVertical aria-hidden="true" />}
      buttonProps={{ size: 'sm', variant: 'ghost' }}
      items={items}
    />
  )
}

export function ReaderToolbar({ email }: { email: Email }) {
  const { t } = useTranslation('email')
  const { url, pages, neighbours } = useMailboxContext()
  const { index, newerId, olderId } = neighbours
  const isPhone = useMediaQuery('(width < 576px)')
  return (
    <div className={`${styles.emailToolbar} d-print-none`} role="group" aria-label={t('reader.tools')}>
      <LinkButton className={styles.readerBack} size="sm" variant="ghost" to={url.hrefTo()}>
        <ArrowLeft className="flip-rtl" aria-hidden="true" />
        {isPhone ? <VisuallyHidden>{t('reader.back')}</VisuallyHidden> : t('reader.back')}
      </LinkButton>
      <EmailTools emails={[email]} isShort={isPhone} />
      {isPhone ? (
        <MoreMenu email={email} />
      ) : (
        <IconButton
          size="sm"
          label={t('action.print')}
          icon={<Printer aria-hidden="true" />}
          onClick={() => globalThis.print()}
        />
      )}
      <span className="toolbar-gap" />
      {email.replyTo !== undefined && !isPhone && (
        <LinkButton
          size="sm"
          variant="ghost"
          icon={<MessagesSquare aria-hidden="true" />}
          to={hrefOf({ folder: 'inbox' }, email.replyTo)}
        >
          {t('reader.thread')}
        </LinkButton>
      )}
      <div className={styles.emailPager}>
        {index !== -1 && (
          <span className="mx-1 text-sm text-nowrap text-muted tabular">
            {t('reader.position', { position: index + 1, total: pages.total })}
          </span>
        )}
        <IconButton
          size="sm"
          label={t('reader.newer')}
          aria-disabled={newerId === undefined}
          icon={<ChevronLeft className="flip-rtl" aria-hidden="true" />}
          onClick={() => newerId !== undefined && url.go(newerId)}
        />
        <IconButton
          size="sm"
          label={t('reader.older')}
          aria-disabled={olderId === undefined}
          icon={<ChevronRight className="flip-rtl" aria-hidden="true" />}
          onClick={() => olderId !== undefined && url.go(olderId)}
        />
      </div>
    </div>
  )
}
