import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { PageHeader } from '@core/components/PageHeader'
import { SearchField } from '@core/components/SearchField'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { copyText } from '@core/toast/copyText'
import { Icon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import icons from 'virtual:used-icons'
import styles from './elements.module.scss'

/** Splits names, so "shopping cart" finds `ShoppingCart`. */
const wordsOf = (name: string) => `${name} ${name.replace(/\B[A-Z\d]/g, ' $&')}`.toLowerCase()

export function IconsPage() {
  const { t } = useTranslation('ui')
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const found = icons.filter(({ name }) => wordsOf(name).includes(q.trim().toLowerCase()))

  function copy(name: string) {
    const line = `import { ${name} } from 'lucide-react'`
    void copyText(line, { done: t('copied', { text: name }), failed: t('notCopied') })
  }

  return (
    <>
      <PageHeader title={t('nav.icons')} />
      <Card isFlush>
        <div className="toolbar">
          <SearchField
            label={t('searchIcons')}
            value={q}
            onSearch={(text) => setSearch(text ? { q: text } : {}, { replace: true, preventScrollReset: true })}
          />
          <output className="text-muted text-sm">{t('iconCount', { count: found.length })}</output>
        </div>
        {found.length === 0 ? (
          <EmptyState picture={<EmptySearch />} title={t('noIcon')} text={t('noIconText')} />
        ) : (
          <ul className={styles.icons}>
            {found.map(({ name, node }) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.icon}
                  aria-label={t('copyImport', { name })}
                  onClick={() => copy(name)}
                >
                  <Icon iconNode={[...node]} aria-hidden="true" />
                  <span dir="ltr" translate="no">
                    {name}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
