import { Avatar } from '@core/components/Avatar'
import { Badge } from '@core/components/Badge'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Review } from '@/redux/apps/ecommerce/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { Stars } from '../shared/ProductFacts'
import styles from '../ecommerce.module.scss'

interface ReviewItemProps {
  review: Review
  actions?: ReactNode
}

export function ReviewItem({ review, actions }: ReviewItemProps) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const { author, rating, title, text, writtenAt, isOwn } = review
  return (
    <article className="d-grid gap-1">
      <header className={styles.reviewHead}>
        <Avatar name={author.name} src={author.avatar} />
        <div className={styles.reviewWho}>
          <p className={styles.reviewAuthor}>
            <bdi>{author.name}</bdi>
            {isOwn && <Badge tone="primary">{t('review.own')}</Badge>}
          </p>
          <p className={styles.reviewFacts}>
            <Stars rating={rating} />
            <time dateTime={writtenAt}>{format.date(writtenAt)}</time>
          </p>
        </div>
        {actions && <div className={styles.reviewActions}>{actions}</div>}
      </header>
      <h3 className={styles.reviewTitle} dir="auto">
        {title}
      </h3>
      <p className={styles.reviewText} dir="auto">
        {text}
      </p>
    </article>
  )
}
