import { Avatar } from '@core/components/Avatar'
import { Badge } from '@core/components/Badge'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Review } from '@/redux/apps/ecommerce/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { Stars } from '../shared/Stars'

interface ReviewItemProps {
  review: Review
  /** What can be done with it. */
  actions?: ReactNode
}

/** What one buyer says. */
export function ReviewItem({ review, actions }: ReviewItemProps) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const { author, rating, title, text, writtenAt, isOwn } = review
  return (
    <article className="review-item">
      <header className="review-head">
        <Avatar name={author.name} src={author.avatar} />
        <div className="review-who">
          <p className="review-author">
            <bdi>{author.name}</bdi>
            {isOwn && <Badge tone="primary">{t('review.own')}</Badge>}
          </p>
          <p className="review-facts">
            <Stars rating={rating} />
            <time dateTime={writtenAt}>{format.date(writtenAt)}</time>
          </p>
        </div>
        {actions && <div className="review-actions">{actions}</div>}
      </header>
      <h3 className="review-title" dir="auto">
        {title}
      </h3>
      <p className="review-text" dir="auto">
        {text}
      </p>
    </article>
  )
}
