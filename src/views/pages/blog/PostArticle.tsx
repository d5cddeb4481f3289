import { Picture } from '@core/components/Picture'
import { htmlToText } from '@core/html/htmlToText'
import { sanitiseHtml } from '@core/html/sanitise'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlogDetail } from '@/redux/pages/blog/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { StatusBadge, TagLinks } from './PostCard'
import styles from './blog.module.scss'

type ArticleProps = Pick<BlogDetail['blog'], 'img' | 'tags' | 'status' | 'publishAt' | 'createdTime' | 'content'>

/** Average, in words per minute. */
const readingSpeed = 220

/** In minutes; 0 for an empty post. */
function readingTimeOf(html: string): number {
  const text = htmlToText(html)
  return text === '' ? 0 : Math.ceil(text.split(' ').length / readingSpeed)
}

export function PostArticle({ img, tags, status, publishAt, createdTime, content }: ArticleProps) {
  const { t } = useTranslation('blog')
  const format = useFormat()
  const html = useMemo(() => sanitiseHtml(content).html, [content])
  const minutes = useMemo(() => readingTimeOf(content), [content])
  return (
    <article className="card overflow-hidden">
      {img && <Picture className={styles.cover} src={img} alt="" width="1280" height="720" />}
      <div className="card-body">
        <div className="cluster">
          <TagLinks tags={tags} />
          <StatusBadge status={status} publishAt={publishAt} />
          <span className="text-muted">
            {createdTime && <time dateTime={createdTime}>{format.date(createdTime)}</time>}
            {createdTime && minutes > 0 && ' · '}
            {minutes > 0 && t('readingTime', { count: minutes })}
          </span>
        </div>
        {/* Sanitized above. */}
        <div className={styles.content} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </article>
  )
}
