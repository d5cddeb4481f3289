import { announce } from '@core/components/announce'
import { IconButton } from '@core/components/button/IconButton'
import { EmptyState } from '@core/components/EmptyState'
import { SearchField } from '@core/components/SearchField'
import { StaleAlert } from '@core/components/StaleAlert'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent, Occurrence } from '@/redux/apps/calendar/schema'
import { useNow } from '@/utility/hooks/useNow'
import type { LoadedRules } from '../hooks/useRules'
import { KindDot } from '../shared/KindDot'
import { occurrenceKey } from '../shared/occurrences'
import { timeTextIn } from '../shared/times'
import { findEvents } from './findEvents'
import styles from '../calendar.module.scss'

interface FoundListProps {
  title: string
  events: readonly Occurrence[]
  onOpen: (event: Occurrence) => void
}

function FoundList({ title, events, onOpen }: FoundListProps) {
  const { i18n } = useTranslation('calendar')
  const timeText = timeTextIn(i18n.language)
  if (events.length === 0) return null
  return (
    <section className={styles.foundEvents} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {events.map((event) => (
          <li key={occurrenceKey(event)}>
            <button type="button" onClick={() => onOpen(event)}>
              <KindDot kind={event.extendedProps.calendar} />
              <span className={styles.foundTitle} dir="auto">
                {event.title}
              </span>
              <span className="text-muted tabular">{timeText(event)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SearchPaneProps {
  q: string
  /** Events of the visible kinds. */
  events: readonly CalendarEvent[]
  rules: LoadedRules
  onSearch: (q: string) => void
  onOpen: (event: Occurrence) => void
  onClose: () => void
}

export function SearchPane({ q, events, rules, onSearch, onOpen, onClose }: SearchPaneProps) {
  const { t, i18n } = useTranslation('calendar')
  const now = useNow()
  const field = useRef<HTMLInputElement>(null)
  const { ahead, over, count } = useMemo(
    () =>
      findEvents(events, q, {
        rules: rules.rules,
        now,
        language: i18n.language,
        kindOf: ({ extendedProps }) => t(`kind.${extendedProps.calendar}`),
      }),
    [events, rules.rules, q, now, i18n.language, t],
  )
  useEffect(() => field.current?.focus(), [])
  const isAsked = q.trim() !== ''
  const found = t('search.found', { count })
  useEffect(() => {
    if (isAsked) announce(found)
  }, [isAsked, found])

  return (
    <div className={styles.searchPane}>
      <div className={styles.searchBar} role="search">
        <SearchField ref={field} label={t('search.label')} value={q} onSearch={onSearch} />
        <IconButton label={t('search.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className={styles.searchFound}>
        {rules.error && <StaleAlert title={t('list.notExpanded')} error={rules.error} onRetry={rules.retry} />}
        {isAsked && count > 0 && <p className="text-muted">{found}</p>}
        <FoundList title={t('search.ahead')} events={ahead} onOpen={onOpen} />
        <FoundList title={t('search.over')} events={over} onOpen={onOpen} />
        {isAsked && count === 0 && (
          <EmptyState picture={<EmptySearch />} title={t('search.nothing')} text={t('search.nothingText')} />
        )}
        {!isAsked && <p className="text-muted">{t('search.hint')}</p>}
      </div>
    </div>
  )
}
