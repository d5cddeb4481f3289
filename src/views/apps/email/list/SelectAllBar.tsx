import { Button } from '@core/components/button/Button'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { emailsSelected } from '@/redux/apps/email/slice'
import { useMailboxContext } from '../shared/mailbox'
import styles from '../email.module.scss'

/** Extends the selection of a whole page to the other pages. Below the list, so that no row moves. */
export function SelectAllBar({ title }: { title: string }) {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const { url, all, pages, selection, selected } = useMailboxContext()
  if (selection.state !== 'all' || pages.count === 1) return null
  const wanted = { total: all.length, folder: title }
  return (
    <div className={`${styles.emailSelectAll} text-sm text-muted`}>
      {selected.length < all.length ? (
        <Button size="sm" variant="ghost" onClick={() => dispatch(emailsSelected(all.map(({ id }) => id)))}>
          {t(url.q === '' ? 'list.selectFolder' : 'list.selectResults', wanted)}
        </Button>
      ) : (
        t('list.selected', { count: all.length })
      )}
    </div>
  )
}
