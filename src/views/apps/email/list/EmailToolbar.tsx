import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { announce } from '@core/components/announce'
import { cx } from '@core/components/cx'
import { RowCheckbox } from '@core/components/data-table/RowCheckbox'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { ChevronLeft, ChevronRight, EllipsisVertical, RotateCw, X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { isScheduled } from '@/redux/apps/email/changes'
import { emailsSelected } from '@/redux/apps/email/slice'
import type { EmailListState } from '../hooks/useMailbox'
import { useMailboxContext } from '../shared/mailbox'
import { EmailTools } from '../shared/EmailTools'
import { LabelMenu } from '../shared/LabelMenu'
import { MoveMenu } from '../shared/MoveMenu'
import { useEmailItems } from '../shared/useEmailItems'
import { ViewMenu } from './ViewMenu'
import styles from '../email.module.scss'

function PageSteps() {
  const { t } = useTranslation('kit')
  const { url, pages } = useMailboxContext()
  return (
    <>
      <IconButton
        size="sm"
        label={t('pagination.previous')}
        aria-disabled={pages.page === 1}
        icon={<ChevronLeft className="flip-rtl" aria-hidden="true" />}
        onClick={() => pages.page > 1 && url.go(undefined, pages.page - 1)}
      />
      <IconButton
        size="sm"
        label={t('pagination.next')}
        aria-disabled={pages.page === pages.count}
        icon={<ChevronRight className="flip-rtl" aria-hidden="true" />}
        onClick={() => pages.page < pages.count && url.go(undefined, pages.page + 1)}
      />
    </>
  )
}

/** Fits on one line: the other actions are in its menu. */
function SelectionTools() {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const { selected } = useMailboxContext()
  const items = useEmailItems(selected)
  return (
    <>
      <span className={`${styles.emailToolbarCount} truncate tabular`}>
        {t('list.selected', { count: selected.length })}
      </span>
      <EmailTools emails={selected} isShort />
      {!selected.some(isScheduled) && <MoveMenu emails={selected} />}
      <LabelMenu emails={selected} />
      <MenuButton
        label={t('reader.more')}
        icon={<EllipsisVertical aria-hidden="true" />}
        buttonProps={{ size: 'sm', variant: 'ghost' }}
        align="end"
        items={items}
      />
      <IconButton
        size="sm"
        className={styles.emailClearSelection}
        label={t('list.clearSelection')}
        icon={<X aria-hidden="true" />}
        onClick={() => dispatch(emailsSelected([]))}
      />
    </>
  )
}

export function EmailToolbar({ list }: { list: EmailListState }) {
  const { t } = useTranslation(['email', 'kit'])
  const dispatch = useAppDispatch()
  const { url, emails, all, pages, selection, selected, actions, rights } = useMailboxContext()
  const count = selected.length
  const isKnown = !list.isLoading && (pages.total > 0 || list.request.status === 'succeeded')
  const range = { from: pages.first, to: pages.first + emails.length - 1, total: pages.total }
  const selectedText = t('list.selected', { count })

  useEffect(() => {
    if (count > 0) announce(selectedText)
  }, [count, selectedText])

  return (
    <div className={cx(styles.emailToolbar, count > 0 && 'is-selecting')} role="group" aria-label={t('list.tools')}>
      {rights.mayChange && (
        <RowCheckbox
          label={t('list.selectAll')}
          isChecked={selection.state === 'all'}
          isMixed={selection.state !== 'all' && count > 0}
          onToggle={() => (selection.state === 'all' ? dispatch(emailsSelected([])) : selection.togglePage())}
        />
      )}
      {count > 0 ? (
        <SelectionTools />
      ) : (
        <>
          <span className={`${styles.emailToolbarCount} text-muted tabular`}>
            {isKnown &&
              pages.count === 1 &&
              (pages.total === 0 ? t('list.none') : t('list.count', { count: pages.total }))}
            {isKnown && pages.count > 1 && t('kit:pagination.range', range)}
          </span>
          {pages.count > 1 && <PageSteps />}
          <span className="toolbar-gap" />
          {url.view?.folder === 'trash' && url.q === '' && all.length > 0 && rights.mayRemove && (
            <Button size="sm" variant="ghost" onClick={() => actions.remove(all)}>
              {t('action.emptyTrash')}
            </Button>
          )}
          <IconButton
            size="sm"
            label={t('list.refresh')}
            pending={list.request.status === 'pending'}
            icon={<RotateCw aria-hidden="true" />}
            onClick={list.retry}
          />
          <ViewMenu />
        </>
      )}
    </div>
  )
}
