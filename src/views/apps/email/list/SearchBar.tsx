import { Button } from '@core/components/button/Button'
import { Popover } from '@core/components/overlay/Popover'
import { SearchField } from '@core/components/SearchField'
import { SlidersHorizontal } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMailboxContext } from '../shared/mailbox'
import styles from '../email.module.scss'

/** Search operators; a final colon requires a word. */
const operators = [
  ['from', 'from:'],
  ['to', 'to:'],
  ['subject', 'subject:'],
  ['label', 'label:'],
  ['unread', 'is:unread'],
  ['starred', 'is:starred'],
  ['attachment', 'has:attachment'],
] as const

function Operators({ onPick }: { onPick: (operator: string) => void }) {
  const { t } = useTranslation('email')
  return (
    <ul className={styles.emailOperators}>
      {operators.map(([name, operator]) => (
        <li key={name}>
          <button type="button" className="dropdown-item" onClick={() => onPick(operator)}>
            <code dir="ltr">{operator}</code>
            <span>{t(`search.operator.${name}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function SearchBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('email')
  const { url } = useMailboxContext()
  const field = useRef<HTMLInputElement>(null)

  function add(operator: string) {
    url.searchFor(url.q === '' ? operator : `${url.q} ${operator}`)
    field.current?.focus()
  }

  return (
    <div className={styles.emailSearch}>
      {children}
      <SearchField ref={field} label={t('search.label')} value={url.q} onSearch={(q) => url.searchFor(q)} />
      <Popover label={t('search.operators')} icon={<SlidersHorizontal aria-hidden="true" />}>
        {(close) => (
          <Operators
            onPick={(operator) => {
              close()
              add(operator)
            }}
          />
        )}
      </Popover>
      {url.q !== '' && (
        <Button size="sm" aria-pressed={url.isEverywhere} onClick={() => url.searchFor(url.q, !url.isEverywhere)}>
          {t('search.everywhere')}
        </Button>
      )}
    </div>
  )
}
