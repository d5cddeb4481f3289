import { ChartSwatch, PartsBar } from '@core/components/chart/ChartParts'
import { Progress } from '@core/components/Progress'
import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { StatValue } from '@core/components/data-card/StatValue'
import type { ComponentType } from 'react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import type { StatisticsCard } from '@/redux/cards/statistics/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'
import { ratio } from '@/utility/ratio'
import { DeltaTable } from './kinds/DeltaTable'
import { IconFigure } from './kinds/IconFigure'
import type { DetailProps } from './kinds/detail'
import styles from './statistics.module.scss'
import { changeOf, formatOf, subOf } from './useStatisticsSpec'

function GoalProgress({ card: { figure, goal = 1 }, write }: DetailProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  return (
    <div className="d-grid gap-2">
      <div className={styles.ends}>
        <span>{t('ofGoal')}</span>
        <span className="figure-value">{format.percent(figure / goal)}</span>
      </div>
      <Progress label={t('ofGoal')} value={(figure / goal) * 100} />
      <p className="text-muted text-sm">{t('toGo', { amount: write(Math.max(goal - figure, 0)) })}</p>
    </div>
  )
}

/** Parts in order; bars are relative to the first part. */
function RankList({ card: { parts = [] }, write }: DetailProps) {
  const { t } = useTranslation('statistics')
  return (
    <ol className={styles.ranks}>
      {parts.map(({ name, value }) => (
        <li key={name}>
          <div className={styles.ends}>
            <span>{t(`part.${name}`)}</span>
            <span className="figure-value">{write(value)}</span>
          </div>
          <Progress label={t(`part.${name}`)} value={ratio(value, parts[0]?.value ?? value) * 100} />
        </li>
      ))}
    </ol>
  )
}

function ShareBar({ card: { figure, parts = [] }, write }: DetailProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  return (
    <div>
      <PartsBar values={parts.map(({ value }) => value)} />
      <ul className={`d-grid gap-2 list-unstyled ${styles.shares}`}>
        {parts.map(({ name, value }, place) => (
          <li key={name}>
            <ChartSwatch place={place} />
            <span className="figure-name">{t(`part.${name}`)}</span>
            <span>{write(value)}</span>
            <span className="figure-value">{format.percent(ratio(value, figure))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SplitShare({ card: { figure, parts = [] }, write }: DetailProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  return (
    <div>
      <dl className={`figure-row ${styles.split}`}>
        {parts.map(({ name, value }, place) => (
          <div key={name}>
            <dt>
              <ChartSwatch place={place} /> {t(`part.${name}`)}
            </dt>
            <dd>{format.percent(ratio(value, figure))}</dd>
            <dd className={`m-0 text-muted fw-normal ${styles.note}`}>{write(value)}</dd>
          </div>
        ))}
      </dl>
      <PartsBar values={parts.map(({ value }) => value)} />
    </div>
  )
}

const details: Readonly<Partial<Record<StatisticsName, ComponentType<DetailProps>>>> = {
  sales: RankList,
  siteTraffic: ShareBar,
  activeUsers: SplitShare,
  newsletter: GoalProgress,
  channels: DeltaTable,
}

export function StatisticsDetails({ name, card }: { name: StatisticsName; card: StatisticsCard }) {
  const { t, i18n } = useTranslation('statistics')
  const format = useFormat()
  const range = use(CardRangeContext)
  const now = useNow()
  const write = formatOf(name, format)
  const value = (
    <StatValue
      value={write(card.figure)}
      change={changeOf(card, format)}
      sub={subOf(card, { t, language: i18n.language, range, write, now })}
    />
  )
  const Detail = details[name]
  if (!Detail) {
    return (
      <IconFigure card={card} write={write}>
        {value}
      </IconFigure>
    )
  }
  return (
    <>
      {value}
      <Detail card={card} write={write} />
    </>
  )
}
