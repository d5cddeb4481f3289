import { Alert } from '@core/components/Alert'
import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { cx } from '@core/components/cx'
import { EmptyState } from '@core/components/EmptyState'
import { Drawer } from '@core/components/overlay/Drawer'
import { PageHeader } from '@core/components/PageHeader'
import { Splitter } from '@core/components/Splitter'
import { StaleAlert } from '@core/components/StaleAlert'
import type { VirtualListHandle } from '@core/components/VirtualList'
import { NotFound } from '@core/illustrations/NotFound'
import { PanelLeft, PenLine } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { letterOpened } from '@/redux/apps/email/composerSlice'
import { selectSelectedIds } from '@/redux/apps/email/slice'
import { useAskedByAddress } from '@/views/shared/useAskedByAddress'
import { paths } from './paths'
import { ComposerDock } from './composer/ComposerDock'
import { useEmailHotkeys } from './hooks/useEmailHotkeys'
import { useEmailUrl } from './hooks/useEmailUrl'
import { useIncoming } from './hooks/useIncoming'
import { useMailActions } from './hooks/useMailActions'
import { listWidth, useMailboxLook } from './hooks/useMailboxLook'
import { useMailList, useNeighbours, useOpenMail, usePages } from './hooks/useMailbox'
import { useMailRights } from './hooks/useMailRights'
import { useMarkAsRead } from './hooks/useMarkAsRead'
import { useSelection } from './hooks/useSelection'
import { ListToolbar } from './list/ListToolbar'
import { MailList } from './list/MailList'
import { SearchBar } from './list/SearchBar'
import { Reader } from './reader/Reader'
import { MailboxContext } from './shared/mailbox'
import { titleOf } from './shared/mailTexts'
import { ShortcutDialog } from './ShortcutDialog'
import { Sidebar } from './sidebar/Sidebar'
import styles from './email.module.scss'

type Overlay = null | 'folders' | 'shortcuts'

/** `/apps/email/:folder?/:id?` and `/apps/email/label/:label/:id?`: folders, their mails, and the one that is read. */
export function Component() {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const [overlay, setOverlay] = useState<Overlay>(null)
  const rows = useRef<VirtualListHandle>(null)
  const listPane = useRef<HTMLElement>(null)
  const rights = useMailRights()
  const look = useMailboxLook()

  const url = useEmailUrl()
  const list = useMailList(url.query)
  const all = useMemo(() => (list.isLoading ? [] : list.emails), [list.isLoading, list.emails])
  const pages = usePages(all, url)
  const { emails } = pages
  const selectedIds = useAppSelector(selectSelectedIds)
  const selected = useMemo(() => {
    const ids = new Set(selectedIds)
    return emails.filter(({ id }) => ids.has(id))
  }, [emails, selectedIds])
  const neighbours = useNeighbours(url.openId, all)
  const open = useOpenMail(url.openId, all)
  const select = useSelection(emails, selectedIds)
  const actions = useMailActions((ids) => {
    if (url.openId === null || !ids.includes(url.openId)) return
    // Beside the list one reads on; else one is back in the list.
    const isBesideList = listPane.current && getComputedStyle(listPane.current).visibility !== 'hidden'
    url.go(isBesideList ? (neighbours.olderId ?? neighbours.newerId) : undefined)
  })
  useMarkAsRead(open.email, rights.mayChange)
  useAskedByAddress('#new', () => rights.mayWrite && dispatch(letterOpened({})))
  useIncoming(look.isReceiving && rights.mayChange)

  const mailbox = { url, emails, pages, selected, neighbours, actions, rights, look }
  useEmailHotkeys({
    mailbox,
    openMail: open.email,
    focusRow: (index) => rows.current?.focusRow(index),
    onSelect: select,
    onShortcuts: () => setOverlay('shortcuts'),
  })

  if (!url.view) {
    return (
      <>
        <PageHeader title={t('missing.title')} />
        <Card>
          <EmptyState
            picture={<NotFound />}
            title={t('missing.what')}
            text={t('missing.text')}
            action={
              <LinkButton variant="primary" to={paths.email.href()}>
                {t('missing.back')}
              </LinkButton>
            }
          />
        </Card>
      </>
    )
  }

  const title = t(url.isEverywhere ? 'search.everywhere' : titleOf(url.view))
  const unread = url.view.folder === 'inbox' && !url.isEverywhere ? list.emailsMeta.inbox : 0
  const documentTitle = open.email
    ? open.email.subject || t('noSubject')
    : unread > 0
      ? t('titleUnread', { title, unread })
      : title
  const sidebar = (
    <Sidebar current={url.view} onShortcuts={() => setOverlay('shortcuts')} onGo={() => setOverlay(null)} />
  )
  return (
    <MailboxContext value={mailbox}>
      <div className={styles.appEmail}>
        <PageHeader
          title={title}
          documentTitle={documentTitle}
          aside={unread > 0 && <Badge tone="primary">{t('unread', { count: unread })}</Badge>}
          actions={
            rights.mayWrite && (
              <Button
                variant="primary"
                icon={<PenLine aria-hidden="true" />}
                onClick={() => dispatch(letterOpened({}))}
              >
                {t('compose.open')}
              </Button>
            )
          }
        />
        <div className={cx('card', styles.mailPanes, url.isMailNamed && 'has-mail', look.isSplit && 'is-split')}>
          <aside className={styles.mailPaneSidebar} aria-label={t('folders')}>
            {sidebar}
          </aside>
          <section ref={listPane} className={styles.mailPaneList} aria-label={title}>
            <SearchBar>
              <IconButton
                className={styles.mailOpenFolders}
                label={t('openFolders')}
                icon={<PanelLeft className="flip-rtl" aria-hidden="true" />}
                onClick={() => setOverlay('folders')}
              />
            </SearchBar>
            <ListToolbar list={list} />
            {list.request.status === 'failed' && list.emails.length > 0 && (
              <StaleAlert title={t('list.notRefreshed')} error={list.request.error} onRetry={list.retry} />
            )}
            {url.view.folder === 'spam' && !url.isEverywhere && emails.length > 0 && (
              <Alert tone="warning">{t('list.spam')}</Alert>
            )}
            <MailList ref={rows} list={list} title={title} onSelect={select} />
          </section>
          {look.isSplit && (
            <Splitter
              {...listWidth}
              label={t('look.listWidth')}
              value={look.listWidth}
              onChange={(width) => look.change({ listWidth: width })}
            />
          )}
          <section className={styles.mailPaneReader} aria-label={t('reader.label')}>
            <Reader email={open.email} request={open.request} onRetry={open.retry} />
          </section>
        </div>
        <Drawer isOpen={overlay === 'folders'} side="start" title={t('folders')} onClose={() => setOverlay(null)}>
          {sidebar}
        </Drawer>
        {overlay === 'shortcuts' && <ShortcutDialog onClose={() => setOverlay(null)} />}
        <ComposerDock />
      </div>
    </MailboxContext>
  )
}
