import { Progress } from '@core/components/Progress'
import { useTranslation } from 'react-i18next'
import type { Review } from '@/redux/apps/ecommerce/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { Stars } from '../shared/ProductFacts'
import styles from '../ecommerce.module.scss'

const stars = [5, 4, 3, 2, 1] as const

function summaryOf(reviews: readonly Review[]) {
  const count = reviews.length
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    count,
    /** Rounded to tenths. */
    average: Math.round((sum / Math.max(count, 1)) * 10) / 10,
    distribution: stars.map((rating) => ({
      rating,
      count: reviews.filter((review) => review.rating === rating).length,
    })),
  }
}

export function ReviewSummary({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const { count, average, distribution } = summaryOf(reviews)
  return (
    <div className={styles.reviewSummary}>
      <p className={styles.reviewAverage}>
        <span className={styles.reviewFigure}>{format.number(average)}</span>
        <span className={styles.reviewAverageSide}>
          <Stars rating={average} />
          <span className="text-muted text-sm">{t('review.count', { count })}</span>
        </span>
      </p>
      <ul className={styles.reviewBars} aria-label={t('review.distribution')}>
        {distribution.map((row) => (
          <li key={row.rating}>
            <span>{t('review.stars', { count: row.rating })}</span>
            <Progress
              label={t('review.share', { count: row.rating })}
              value={(row.count / Math.max(count, 1)) * 100}
              tone="warning"
            />
            <span className="text-end tabular">{format.number(row.count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
