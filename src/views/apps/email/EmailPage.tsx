import { Alert } from '@core/components/Alert'
import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { PageHeader } from '@core/components/PageHeader'
import { Splitter } from '@core/components/Splitter'
import { StaleAlert } from '@core/components/StaleAlert'
import type { VirtualListHandle } from '@core/components/VirtualList'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { LinkButton } from '@core/components/button/LinkButton'
import { cx } from '@core/components/cx'
import { useRowSelection } from '@core/components/data-table/useRowSelection'
import { useBackCloses } from '@core/components/overlay/backCloses'
import { Drawer } from '@core/components/overlay/Drawer'
import { NotFound } from '@core/illustrations/NotFound'
import { lazyPart } from '@core/lazy/lazyPart'
import { PanelLeft, PenLine } from 'lucide-react'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchLabels, selectLabels } from '@/redux/apps/email/labelSlice'
import type { Email } from '@/redux/apps/email/schema'
import { openComposer } from '@/redux/apps/email/signatureSlice'
import { emailsSelected, selectSelectedIds, updateEmails } from '@/redux/apps/email/slice'
import { useAskedByAddress } from '@/views/shared/useAskedByAddress'
import { ComposerDock } from './composer/ComposerDock'
import styles from './email.module.scss'
import { useEmailHotkeys } from './hooks/useEmailHotkeys'
import { useEmailUrl } from './hooks/useEmailUrl'
import { useIncoming } from './hooks/useIncoming'
import { useLabelsOf } from './hooks/useLabels'
import { useEmailActions } from './hooks/useEmailActions'
import { useEmailList, useNeighbours, useOpenEmail, usePages, usePolling } from './hooks/useMailbox'
import { listWidth, useMailboxView } from './hooks/useMailboxView'
import { usePaneFocus } from './hooks/usePaneFocus'
import { EmailToolbar } from './list/EmailToolbar'
import { EmailList } from './list/EmailList'
import { SearchBar } from './list/SearchBar'
import { SelectAllBar } from './list/SelectAllBar'
import { paths } from './paths'
import { Reader } from './reader/Reader'
import { FilingMenu, focusPoint } from './shared/FilingMenu'
import type { Filing, Overlay } from './shared/mailbox'
import { MailboxContext, useEmailRights } from './shared/mailbox'
import { Sidebar } from './sidebar/Sidebar'

/** Marks an email as read once per opening, so that it can be marked as unread while it is open. */
function useMarkAsRead(email: Email | null, mayChange: boolean): void {
  const dispatch = useAppDispatch()
  const opened = useRef<number | null>(null)
  useEffect(() => {
    const isNew = opened.current !== (email?.id ?? null)
    opened.current = email?.id ?? null
    if (mayChange && email && isNew && !email.isRead)
      void dispatch(updateEmails({ emailIds: [email.id], dataToUpdate: { isRead: true } }))
  }, [dispatch, email, mayChange])
}

const ShortcutDialog = lazyPart(() => import('./ShortcutDialog').then(({ ShortcutDialog }) => ShortcutDialog))
const LaterDialog = lazyPart(() => import('./later/LaterDialog').then(({ LaterDialog }) => LaterDialog))
const SignatureDialog = lazyPart(() =>
  import('./signature/SignatureDialog').then(({ SignatureDialog }) => SignatureDialog),
)
const LabelsDialog = lazyPart(() => import('./labels/LabelsDialog').then(({ LabelsDialog }) => LabelsDialog))

/** `/apps/email/:folder?/:id?` and `/apps/email/label/:label/:id?` */
export function EmailPage() {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const [snoozing, setSnoozing] = useState<readonly Email[]>([])
  const [filing, setFiling] = useState<Filing | null>(null)
  const rows = useRef<VirtualListHandle>(null)
  const listPane = useRef<HTMLElement>(null)
  const rights = useEmailRights()
  const url = useEmailUrl()
  const view = useMailboxView(url.hasEmailId)
  const list = useEmailList(url.query)
  const all = useMemo(() => (list.isLoading ? [] : list.emails), [list.isLoading, list.emails])
  usePolling(list.retry)
  const pages = usePages(all, url)
  const { emails } = pages
  const selectedIds = useAppSelector(selectSelectedIds)
  const selection = useRowSelection(
    { rows: emails, keyOf: ({ id }) => id },
    { selected: new Set(selectedIds), onChange: (ids) => dispatch(emailsSelected([...ids])) },
  )
  const selected = useMemo(() => {
    const ids = new Set(selectedIds)
    return all.filter(({ id }) => ids.has(id))
  }, [all, selectedIds])
  const neighbours = useNeighbours(url.openId, all)
  const open = useOpenEmail(url.openId, all)
  const actions = useEmailActions((ids) => {
    if (url.openId === null || !ids.includes(url.openId)) return
    // Next to the list, open a neighbor of the moved email; otherwise, return to the list.
    const isBesideList = listPane.current && getComputedStyle(listPane.current).visibility !== 'hidden'
    url.go(isBesideList ? (neighbours.olderId ?? neighbours.newerId) : undefined)
  })
  useMarkAsRead(open.email, rights.mayChange)
  useBackCloses(overlay !== null || snoozing.length > 0, () => {
    setOverlay(null)
    setSnoozing([])
  })
  useAskedByAddress('#new', () => {
    if (rights.mayWrite) void dispatch(openComposer())
  })
  useIncoming(view.isReceiving && rights.mayChange)

  useRequest(fetchLabels, undefined)
  const ownLabels = useAppSelector(selectLabels)
  const labelsOf = useLabelsOf()
  const [label] = labelsOf(url.view?.label === undefined ? [] : [url.view.label])
  const isMissing = !url.view || (url.view.label !== undefined && !label && ownLabels.request.status === 'succeeded')

  const mailbox = {
    url,
    emails,
    all,
    pages,
    selection,
    selected,
    neighbours,
    actions,
    rights,
    view,
    onOpen: setOverlay,
    onSnooze: setSnoozing,
    onFile(emails: readonly Email[], kind: Filing['kind']) {
      if (emails.length > 0) setFiling({ kind, ids: emails.map(({ id }) => id), at: focusPoint() })
    },
  }
  const focusRow = (index: number) => rows.current?.focusRow(index)
  useEmailHotkeys({ mailbox, openEmail: open.email, focusRow })
  usePaneFocus({ mailbox, listPane, focusRow })

  if (!url.view || isMissing) {
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

  const title = url.isEverywhere
    ? t('search.everywhere')
    : url.view.folder
      ? t(`folder.${url.view.folder}`)
      : (label?.name ?? '')
  const unread = url.view.folder === 'inbox' && !url.isEverywhere ? list.emailsMeta.inbox : 0
  const documentTitle = open.email
    ? open.email.subject || t('noSubject')
    : unread > 0
      ? t('titleUnread', { title, unread })
      : title
  const filed = [...all.filter(({ id }) => id !== open.email?.id), ...(open.email ? [open.email] : [])].filter(
    ({ id }) => filing?.ids.includes(id),
  )
  const sidebar = <Sidebar current={url.view} onGo={() => setOverlay(null)} />
  return (
    <MailboxContext value={mailbox}>
      <div className={`fills-window ${styles.appEmail}`}>
        <PageHeader
          title={title}
          documentTitle={documentTitle}
          aside={unread > 0 && <Badge tone="primary">{t('unread', { count: unread })}</Badge>}
          actions={
            rights.mayWrite && (
              <Button
                variant="primary"
                icon={<PenLine aria-hidden="true" />}
                onClick={() => void dispatch(openComposer())}
              >
                {t('compose.open')}
              </Button>
            )
          }
        />
        <div className={cx('card', styles.emailPanes, url.hasEmailId && 'has-email', view.isSplit && 'is-split')}>
          <aside className={styles.emailPaneSidebar} aria-label={t('folders')}>
            {sidebar}
          </aside>
          <section ref={listPane} className={styles.emailPaneList} aria-label={title}>
            <SearchBar>
              <IconButton
                className={styles.emailOpenFolders}
                label={t('openFolders')}
                icon={<PanelLeft className="flip-rtl" aria-hidden="true" />}
                onClick={() => setOverlay('folders')}
              />
            </SearchBar>
            <EmailToolbar list={list} />
            {list.request.status === 'failed' && list.emails.length > 0 && (
              <StaleAlert title={t('list.notRefreshed')} error={list.request.error} onRetry={list.retry} />
            )}
            {url.view.folder === 'spam' && !url.isEverywhere && emails.length > 0 && (
              <Alert tone="warning">{t('list.spam')}</Alert>
            )}
            <EmailList ref={rows} list={list} title={title} />
            <SelectAllBar title={title} />
          </section>
          {view.isSplit && url.hasEmailId && (
            <Splitter
              {...listWidth}
              label={t('view.listWidth')}
              value={view.listWidth}
              onChange={(width) => view.change({ listWidth: width })}
            />
          )}
          <section className={styles.emailPaneReader} aria-label={t('reader.label')}>
            <Reader email={open.email} request={open.request} onRetry={open.retry} />
          </section>
        </div>
        <Drawer isOpen={overlay === 'folders'} side="start" title={t('folders')} onClose={() => setOverlay(null)}>
          {sidebar}
        </Drawer>
        {filing && filed.length > 0 && <FilingMenu filing={filing} emails={filed} onClose={() => setFiling(null)} />}
        <Suspense>
          {overlay === 'shortcuts' && <ShortcutDialog onClose={() => setOverlay(null)} />}
          {snoozing.length > 0 && (
            <LaterDialog
              title={t('later.snoozeTitle')}
              submitLabel={t('action.snooze')}
              onChoose={(time) => {
                setSnoozing([])
                actions.snooze(snoozing, time)
              }}
              onClose={() => setSnoozing([])}
            />
          )}
          {overlay === 'signature' && <SignatureDialog onClose={() => setOverlay(null)} />}
          {overlay === 'labels' && <LabelsDialog onClose={() => setOverlay(null)} />}
        </Suspense>
        <ComposerDock />
      </div>
    </MailboxContext>
  )
}
