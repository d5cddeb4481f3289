import { Button } from '@core/components/button/Button'
import { useErrorText } from '@core/hooks/useErrorText'
import { dateOf } from '@core/zonedTime'
import { useTranslation } from 'react-i18next'
import type { Launch } from '@/redux/misc/coming-soon/schema'
import type { Loaded } from '@/redux/app/thunks'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './coming-soon.module.scss'

/** Lengths in seconds. */
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Name of a unit without its number, in the plural form for `count`. */
function unitName(language: string, unit: string, count: number): string {
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count)
  return parts.flatMap(({ type, value }) => (type === 'unit' ? value : [])).join('')
}

interface CountdownProps {
  launch: Loaded<Launch>
  now: Date
  onRetry: () => void
}

/** Keeps its height while loading. */
export function Countdown({ launch: { data, request }, now, onRetry }: CountdownProps) {
  const { t, i18n } = useTranslation('comingSoon')
  const format = useFormat()
  const errorText = useErrorText()
  if (!data && request.status === 'failed')
    return (
      <div className={styles.failure} role="alert">
        <p>{errorText(request.error)}</p>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </div>
    )
  const seconds = data ? Math.max(0, Math.floor((dateOf(data.launchesAt).getTime() - now.getTime()) / 1000)) : null
  return (
    <>
      <div className={styles.countdown} role="timer" aria-label={t('countdown')} aria-busy={!data}>
        {units.map(([unit, length], index) => {
          const longer = units[index - 1]?.[1] ?? Infinity
          const count = seconds === null ? null : Math.floor((seconds % longer) / length)
          return (
            <span key={unit} className={styles.unit}>
              <span className={styles.figure}>{count === null ? '–' : format.number(count)}</span>{' '}
              <span className="text-muted text-sm">{unitName(i18n.language, unit, count ?? 0)}</span>
            </span>
          )
        })}
      </div>
      <p className="text-muted text-sm">{data ? t('opens', { time: format.dateTime(data.launchesAt) }) : '\u00a0'}</p>
    </>
  )
}
