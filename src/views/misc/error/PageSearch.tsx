import { Button } from '@core/components/button/Button'
import { SearchField } from '@core/components/SearchField'
import { useErrorText } from '@core/hooks/useErrorText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { PageEntry } from '@/redux/shell/search/schema'
import { fetchSearch, selectSearchGroups, selectSearchRequest } from '@/redux/shell/search/slice'
import styles from './error.module.scss'

const most = 5

/** Search words from the URL: `/apps/users-list` becomes "users list". */
function wordsOf(pathname: string): string {
  const [last = ''] = pathname.split('/').filter(Boolean).slice(-1)
  return last
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}

/** Pages of the catalog with their menu titles. */
function usePages(): (Pick<PageEntry, 'id' | 'link'> & { label: string })[] {
  const { i18n } = useTranslation('nav')
  const pages = useAppSelector(selectSearchGroups).find((group) => group.groupTitle === 'Pages')?.data ?? []
  return pages.map(({ id, link, target, title }) => {
    const name: unknown = i18n.getResource(i18n.language, 'nav', target)
    return { id, link, label: typeof name === 'string' ? name : title }
  })
}

/** Finds pages whose title or URL contains all words. Starts with the words of the unknown URL. */
export function PageSearch({ pathname }: { pathname: string }) {
  const { t } = useTranslation(['error', 'core'])
  const errorText = useErrorText()
  const retry = useRequest(fetchSearch, undefined)
  const request = useAppSelector(selectSearchRequest)
  const pages = usePages()
  const [guess] = useState(() => wordsOf(pathname))
  const [q, setQ] = useState(guess)
  const words = q.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = pages.filter(({ label, link }) =>
    words.every((word) => `${label} ${link}`.toLocaleLowerCase().includes(word)),
  )

  return (
    <div role="search" className={styles.search}>
      <SearchField label={t('search')} value={q} onSearch={setQ} />
      {request.status === 'failed' && (
        <div role="alert">
          <p>{errorText(request.error)}</p>
          <Button size="sm" onClick={retry}>
            {t('core:tryAgain')}
          </Button>
        </div>
      )}
      {words.length > 0 && found.length > 0 && (
        <ul className={styles.found} aria-label={t('found')}>
          {found.slice(0, most).map(({ id, label, link }) => (
            <li key={id}>
              <Link to={link}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted text-sm" role="status">
        {q !== guess && words.length > 0 && found.length === 0 && request.status === 'succeeded' && t('nothing', { q })}
      </p>
    </div>
  )
}
