import { Button } from '@core/components/button/Button'
import { Popover } from '@core/components/overlay/Popover'
import { SearchField } from '@core/components/SearchField'
import { Check, SlidersHorizontal } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { termIn, toggleTerm } from '@/redux/apps/email/rules'
import { useMailboxContext } from '../shared/mailbox'
import styles from '../email.module.scss'
import { SearchProblems } from './SearchProblems'

/** Search operators. Complete ones can be switched on and off; the others require a word. */
const operators = [
  ['from', 'from:'],
  ['to', 'to:'],
  ['subject', 'subject:'],
  ['label', 'label:'],
  ['folder', 'in:'],
  ['before', 'before:'],
  ['after', 'after:'],
  ['older', 'older_than:'],
  ['newer', 'newer_than:'],
  ['unread', 'is:unread'],
  ['read', 'is:read'],
  ['starred', 'is:starred'],
  ['attachment', 'has:attachment'],
  ['except', '-'],
] as const

function Operators({ q, onPick }: { q: string; onPick: (operator: string) => void }) {
  const { t } = useTranslation('email')
  return (
    <ul className={styles.emailOperators}>
      {operators.map(([name, operator]) => (
        <li key={name}>
          <button
            type="button"
            className="dropdown-item"
            aria-pressed={/:./.test(operator) ? termIn(q, operator) !== undefined : undefined}
            onClick={() => onPick(operator)}
          >
            <code dir="ltr">{operator}</code>
            <span>{t(`search.operator.${name}`)}</span>
            {termIn(q, operator) && <Check aria-hidden="true" className="ms-auto" />}
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

  function pick(operator: string) {
    url.searchFor(toggleTerm(url.q, operator))
    field.current?.focus()
  }

  return (
    <div className={styles.emailSearch}>
      {children}
      <SearchField ref={field} label={t('search.label')} value={url.q} onSearch={(q) => url.searchFor(q)} />
      <Popover label={t('search.operators')} icon={<SlidersHorizontal aria-hidden="true" />}>
        {(close) => (
          <Operators
            q={url.q}
            onPick={(operator) => {
              close()
              pick(operator)
            }}
          />
        )}
      </Popover>
      {url.q !== '' && !url.hasFolder && (
        <Button size="sm" aria-pressed={url.isEverywhere} onClick={() => url.searchFor(url.q, !url.isEverywhere)}>
          {t('search.everywhere')}
        </Button>
      )}
      <SearchProblems q={url.q} />
    </div>
  )
}
