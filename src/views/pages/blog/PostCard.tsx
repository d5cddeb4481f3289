import { useCan } from '@core/auth/useCan'
import { Avatar } from '@core/components/Avatar'
import { Badge } from '@core/components/Badge'
import { IconButton } from '@core/components/button/IconButton'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { Picture } from '@core/components/Picture'
import type { Tone } from '@core/components/tone'
import { Bookmark, EllipsisVertical, MessageSquare, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BlogItem, Category, Status } from '@/redux/pages/blog/schema'
import { Highlight } from '@/utility/Highlight'
import { useFormat } from '@/utility/hooks/useFormat'
import { categoryTones } from './categoryTones'
import { paths } from './paths'
import { usePostActions } from './usePostActions'
import styles from './blog.module.scss'

const statusTones: Readonly<Record<Status, Tone>> = {
  Draft: 'neutral',
  Pending: 'warning',
  Scheduled: 'info',
  Published: 'success',
}

export function TagLinks({ tags }: { tags: readonly Category[] }) {
  const { t } = useTranslation('blog')
  return (
    <ul className={`list-unstyled d-flex flex-wrap gap-2 ${styles.tags}`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={paths.blog.href({}, { category: tag })}
            aria-label={t('postsIn', { category: t(`category.${tag}`) })}
          >
            <Badge tone={categoryTones[tag]}>{t(`category.${tag}`)}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Empty for published posts. */
export function StatusBadge({ status, publishAt }: Pick<BlogItem, 'status' | 'publishAt'>) {
  const { t } = useTranslation('blog')
  const format = useFormat()
  if (status === 'Published') return null
  return (
    <Badge tone={statusTones[status]}>
      {publishAt ? t('scheduledFor', { time: format.dateTime(publishAt) }) : t(`status.${status}`)}
    </Badge>
  )
}

export function PostCard({ post, q }: { post: BlogItem; q: string }) {
  const { t } = useTranslation('blog')
  const format = useFormat()
  const can = useCan()
  const { bookmark, remove } = usePostActions()
  const { id, title, img, avatar, userFullName, blogPosted, tags, excerpt, comment, bookmarked } = post
  return (
    <article className="card overflow-hidden">
      <Link to={paths.post.href({ id })} tabIndex={-1} aria-hidden="true">
        <Picture className={styles.cover} src={img} alt="" width="640" height="360" loading="lazy" />
      </Link>
      <div className={`card-body ${styles.postBody}`}>
        <div className="cluster">
          <TagLinks tags={tags} />
          <StatusBadge {...post} />
        </div>
        <h2 className={styles.postTitle} dir="auto">
          <Link to={paths.post.href({ id })}>
            <Highlight text={title} words={[q]} />
          </Link>
        </h2>
        <p className="text-muted" dir="auto">
          <Highlight text={excerpt} words={[q]} />
        </p>
        <div className={styles.postFoot}>
          <Avatar name={userFullName} src={avatar || undefined} size="sm" />
          <span className={styles.by}>
            <bdi>{userFullName}</bdi>
            <time className="text-muted" dateTime={blogPosted}>
              {format.date(blogPosted)}
            </time>
          </span>
          <span
            className={`d-inline-flex gap-1 align-items-center ${styles.count}`}
            title={t('comments', { count: comment })}
          >
            <MessageSquare aria-hidden="true" />
            <span aria-hidden="true">{format.number(comment)}</span>
            <span className="visually-hidden">{t('comments', { count: comment })}</span>
          </span>
          <IconButton
            size="sm"
            label={t('bookmark', { title })}
            aria-pressed={bookmarked}
            icon={<Bookmark className={bookmarked ? styles.on : undefined} aria-hidden="true" />}
            onClick={() => bookmark(post)}
          />
          {can('update', 'Data') && (
            <MenuButton
              label={t('actionsFor', { title })}
              icon={<EllipsisVertical aria-hidden="true" />}
              buttonProps={{ size: 'sm' }}
              align="end"
              items={[
                {
                  kind: 'link',
                  key: 'edit',
                  label: t('edit'),
                  icon: <Pencil aria-hidden="true" />,
                  to: paths.postEdit.href({ id }),
                },
                ...(can('delete', 'Data')
                  ? [
                      {
                        key: 'remove',
                        label: t('remove.label'),
                        icon: <Trash2 aria-hidden="true" />,
                        isDanger: true,
                        onSelect: () => void remove(post),
                      },
                    ]
                  : []),
              ]}
            />
          )}
        </div>
      </div>
    </article>
  )
}
