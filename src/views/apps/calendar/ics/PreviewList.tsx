import { useTranslation } from 'react-i18next'
import { KindDot } from '../shared/KindDot'
import { timeTextIn } from '../shared/times'
import type { Preview } from './preview'
import type { IcsEvent } from './readIcs'
import styles from '../calendar.module.scss'

/** Rows per list; the rest is a count. */
const shownRows = 100

interface EventRowsProps {
  title: string
  events: readonly IcsEvent[]
}

function EventRows({ title, events }: EventRowsProps) {
  const { t, i18n } = useTranslation('calendar')
  const timeText = timeTextIn(i18n.language)
  if (events.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {events.slice(0, shownRows).map(({ event, notes }, index) => (
          // Index as key: events of a file may be identical, and the list never changes.
          <li key={index}>
            <KindDot kind={event.extendedProps.calendar} />
            <span className={styles.icsTitle}>
              <bdi>{event.title}</bdi>
              {notes.map((note) => (
                <small key={note}>{t(`ics.note.${note}`)}</small>
              ))}
            </span>
            <span className="text-muted text-sm tabular">{timeText(event)}</span>
          </li>
        ))}
      </ul>
      {events.length > shownRows && <p>{t('ics.further', { count: events.length - shownRows })}</p>}
    </section>
  )
}

export function PreviewList({ file, preview }: { file: string; preview: Preview }) {
  const { t } = useTranslation('calendar')
  const { added, known, left, problems } = preview
  const isEmpty = added.length + known.length + problems.length === 0
  return (
    <div className={styles.icsPreview} role="status">
      <p className={styles.icsFile} dir="auto">
        {file}
      </p>
      {isEmpty && <p>{t('ics.nothing')}</p>}
      {problems.length > 0 && (
        <section>
          <h3>{t('ics.problems', { count: problems.length })}</h3>
          <ul>
            {problems.slice(0, shownRows).map(({ title, reason }, index) => (
              <li key={index}>
                <span className={styles.icsTitle}>
                  <bdi>{title === '' ? t('ics.untitled') : title}</bdi>
                  <small>{t(`ics.reason.${reason}`)}</small>
                </span>
              </li>
            ))}
          </ul>
          {problems.length > shownRows && <p>{t('ics.further', { count: problems.length - shownRows })}</p>}
        </section>
      )}
      <EventRows title={t('ics.added', { count: added.length })} events={added} />
      {left > 0 && <p>{t('ics.left', { count: left })}</p>}
      <EventRows title={t('ics.known', { count: known.length })} events={known} />
    </div>
  )
}
