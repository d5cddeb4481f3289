import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DetailProps } from './detail'
import styles from '../statistics.module.scss'

const shown = ['highest', 'average', 'lowest'] as const

interface IconFigureProps extends DetailProps {
  children: ReactNode
}

export function IconFigure({ card: { series }, write, children }: IconFigureProps) {
  const { t } = useTranslation('statistics')
  const values = series[0]?.data ?? []
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const ends = { highest: Math.max(...values), average: Math.round(mean), lowest: Math.min(...values) } as const
  return (
    <>
      <div className="d-flex gap-2 align-items-start">
        <span className={`figure-icon tone-primary ${styles.icon}`}>
          <ShoppingBag aria-hidden="true" />
        </span>
        {children}
      </div>
      {values.length > 0 && (
        <ul className={`figure-list ${styles.foot}`}>
          {shown.map((end) => (
            <li key={end}>
              <span className="figure-name">{t(end)}</span>
              <span className="figure-value">{write(ends[end])}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
