import { useEffect, useState, type ComponentType } from 'react'
import type { DayPickerProps } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../ErrorState'
import { Skeleton } from '../Skeleton'
import styles from './calendar.module.scss'

export type CalendarProps = DayPickerProps

/** Cached, so that further calendars render at once. */
let loaded: ComponentType<CalendarProps> | undefined

/** Calendar to select a day, several days or a range. Takes the props of react-day-picker, which loads lazily. */
export function Calendar(props: CalendarProps) {
  const { t } = useTranslation('kit')
  const [Grid, setGrid] = useState(() => loaded)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(0)

  useEffect(() => {
    if (loaded) return
    import('./DayGrid').then(
      ({ DayGrid }) => {
        loaded = DayGrid
        setGrid(() => DayGrid)
      },
      () => setFailed(tries + 1),
    )
  }, [tries])

  if (Grid) return <Grid {...props} />
  if (failed > tries) return <ErrorState title={t('calendar.failed')} onRetry={() => setTries(failed)} />
  return (
    <div className={styles.calendarWait} aria-busy="true">
      <Skeleton shape="block" height="100%" />
    </div>
  )
}
