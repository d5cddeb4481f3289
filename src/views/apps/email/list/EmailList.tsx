import { Button } from '@core/components/button/Button'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { ContextMenu } from '@core/components/overlay/ContextMenu'
import type { ContextPoint } from '@core/components/overlay/contextPoint'
import { contextPointOf } from '@core/components/overlay/contextPoint'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Skeleton } from '@core/components/Skeleton'
import { VirtualList, type VirtualListHandle } from '@core/components/VirtualList'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptyList } from '@core/illustrations/EmptyList'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { type MouseEvent, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Email } from '@/redux/apps/email/schema'
import type { EmailListState } from '../hooks/useMailbox'
import type { MailboxView } from '../hooks/useMailboxView'
import { useMailboxContext } from '../shared/mailbox'
import { useEmailItems } from '../shared/useEmailItems'
import { EmailRow } from './EmailRow'
import styles from '../email.module.scss'

interface ListMenuProps {
  /** The pressed email, or all selected ones if it is one of them. */
  emails: readonly Email[]
  at: ContextPoint
  onClose: () => void
}

function ListMenu({ emails, at, onClose }: ListMenuProps) {
  const { t } = useTranslation('email')
  const count: MenuItem = { kind: 'heading', key: 'count', label: t('list.selected', { count: emails.length }) }
  const items = [...(emails.length > 1 ? [count] : []), ...useEmailItems(emails)]
  return <ContextMenu label={t('list.menu', { count: emails.length })} items={items} at={at} onClose={onClose} />
}

/** Row heights in rem, as in `_list.scss`. */
/** In rem; as in `list.scss`. */
const rowHeight = { usual: 5.25, compact: 3.5, line: 3.25, 'compact-line': 2.5 }

interface EmailListProps {
  list: EmailListState
  title: string
  ref: Ref<VirtualListHandle>
}

function ListSkeleton({ density }: Pick<MailboxView, 'density'>) {
  return (
    <LoadingRegion className={styles.emailListSkeleton}>
      {Array.from({ length: 14 }, (_, index) => (
        <div key={index} className={`${styles.emailRowSkeleton} is-${density}`}>
          <Skeleton shape="circle" width="2.25rem" />
          <div>
            <Skeleton width="45%" />
            {(density === 'usual' || density === 'compact') && <Skeleton width="80%" />}
            {density === 'usual' && <Skeleton width="65%" />}
          </div>
        </div>
      ))}
    </LoadingRegion>
  )
}

function NoEmail() {
  const { t } = useTranslation('email')
  const { url } = useMailboxContext()
  if (url.q === '') {
    const kind = url.view?.label ? 'label' : (url.view?.folder ?? 'inbox')
    return <EmptyState picture={<EmptyList />} title={t(`empty.${kind}.title`)} text={t(`empty.${kind}.text`)} />
  }
  return (
    <EmptyState
      picture={<EmptySearch />}
      title={t('search.nothing', { query: url.q })}
      text={t('search.nothingText')}
      action={
        <div className="cluster">
          {!url.isEverywhere && <Button onClick={() => url.searchFor(url.q, true)}>{t('search.everywhere')}</Button>}
          <Button variant="ghost" onClick={() => url.searchFor('')}>
            {t('search.clear')}
          </Button>
        </div>
      }
    />
  )
}

export function EmailList({ list, title, ref }: EmailListProps) {
  const { t } = useTranslation('email')
  const errorText = useErrorText()
  const { emails, selection, selected, view } = useMailboxContext()
  const [menu, setMenu] = useState<{ at: ContextPoint; id: number } | null>(null)
  const { request, isLoading, retry } = list

  if (isLoading) return <ListSkeleton density={view.density} />
  // On failure, keep the rows on screen.
  if (request.status === 'failed' && emails.length === 0)
    return <ErrorState title={t('list.failed')} text={errorText(request.error)} onRetry={retry} />
  if (emails.length === 0) return <NoEmail />

  const pressed = menu ? emails.filter(({ id }) => id === menu.id) : []
  const meant = pressed.some(selection.isSelected) ? selected : pressed

  function openMenu(event: MouseEvent) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-email]') : null
    const at = row && contextPointOf(event)
    if (at) setMenu({ at, id: Number(row.dataset.email) })
  }

  return (
    // Rows handle presses; the menu key's event bubbles from the focused element.
    <div className={styles.emailList} onContextMenu={openMenu}>
      <VirtualList ref={ref} label={title} items={emails} keyOf={({ id }) => id} rowHeight={rowHeight[view.density]}>
        {(email) => <EmailRow email={email} isSelected={selection.isSelected(email)} onSelect={selection.toggle} />}
      </VirtualList>
      {menu && meant.length > 0 && <ListMenu emails={meant} at={menu.at} onClose={() => setMenu(null)} />}
    </div>
  )
}
