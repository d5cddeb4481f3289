import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { DocText } from '@core/components/example/MemberTable'
import { PageHeader } from '@core/components/PageHeader'
import { SearchField } from '@core/components/SearchField'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import entries from 'virtual:reference'
import { groupEntries } from './groupEntries'
import { paths } from './paths'
import styles from './reference.module.scss'

function Group({ folder, entries: shown, internal }: ReturnType<typeof groupEntries>[number]) {
  const { t } = useTranslation('reference')
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.folder} id={id}>
        <code>{folder}</code>
      </h2>
      {shown.length > 0 && (
        <ul className={styles.entries}>
          {shown.map(({ name, text }) => (
            <li key={name} className={styles.entry}>
              <Link className="stretched-link" to={paths.entry.href({ name })}>
                <code>{name}</code>
              </Link>
              <p className={styles.summary}>
                <DocText text={text.split(/(?<=\.)\s/)[0] ?? ''} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {internal.length > 0 && (
        <div className={styles.internal}>
          <p id={`${id}-internal`}>{t('internal')}</p>
          <ul aria-labelledby={`${id}-internal`}>
            {internal.map(({ name }) => (
              <li key={name}>
                <Link className="touch-target" to={paths.entry.href({ name })}>
                  <code>{name}</code>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

export function ReferencePage() {
  const { t } = useTranslation('reference')
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const groups = groupEntries(entries, q)
  const count = groups.reduce((sum, group) => sum + group.entries.length + group.internal.length, 0)
  const find = (text: string) => setSearch(text ? { q: text } : {}, { replace: true, preventScrollReset: true })

  return (
    <>
      <PageHeader title={t('nav.reference')} />
      <Card isFlush>
        <p className={styles.intro}>{t('intro')}</p>
        <div className="toolbar">
          <SearchField label={t('search')} value={q} onSearch={find} />
          <output className={`text-muted text-sm ${styles.count}`}>{t('count', { count })}</output>
        </div>
        {count === 0 ? (
          <EmptyState
            picture={<EmptySearch />}
            title={t('none')}
            text={t('noneText')}
            action={<Button onClick={() => find('')}>{t('showAll')}</Button>}
          />
        ) : (
          <div className={styles.groups} dir="ltr">
            {groups.map((group) => (
              <Group key={group.folder} {...group} />
            ))}
          </div>
        )}
      </Card>
    </>
  )
}
