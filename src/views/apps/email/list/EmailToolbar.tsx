import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { announce } from '@core/components/announce'
import { RowCheckbox } from '@core/components/data-table/RowCheckbox'
import { ChevronLeft, ChevronRight, RotateCw, X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { emailsSelected } from '@/redux/apps/email/slice'
import type { EmailListState } from '../hooks/useMailbox'
import { useMailboxContext } from '../shared/mailbox'
import { EmailTools } from '../shared/EmailTools'
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

export function EmailToolbar({ list }: { list: EmailListState }) {
  const { t } = useTranslation(['email', 'kit'])
  const dispatch = useAppDispatch()
  const { url, emails, pages, selection, actions, rights } = useMailboxContext()
  const count = selection.rows.length
  const isKnown = !list.isLoading && (pages.total > 0 || list.request.status === 'succeeded')
  const range = { from: pages.first, to: pages.first + emails.length - 1, total: pages.total }
  const selectedText = t('list.selected', { count })

  useEffect(() => {
    if (count > 0) announce(selectedText)
  }, [count, selectedText])

  return (
    <div className={styles.emailToolbar} role="group" aria-label={t('list.tools')}>
      {rights.mayChange && (
        <RowCheckbox
          label={t('list.selectAll')}
          isChecked={selection.state === 'all'}
          isMixed={selection.state === 'some'}
          onToggle={selection.togglePage}
        />
      )}
      {count > 0 ? (
        <>
          <span className={`${styles.emailToolbarCount} tabular`}>{selectedText}</span>
          <EmailTools emails={selection.rows} />
          <IconButton
            size="sm"
            className={styles.emailClearSelection}
            label={t('list.clearSelection')}
            icon={<X aria-hidden="true" />}
            onClick={() => dispatch(emailsSelected([]))}
          />
        </>
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
          {url.view?.folder === 'trash' && emails.length > 0 && rights.mayRemove && (
            <Button size="sm" variant="ghost" onClick={() => actions.remove(emails)}>
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
