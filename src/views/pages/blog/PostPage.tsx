import { useCan } from '@core/auth/useCan'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { PageHeader } from '@core/components/PageHeader'
import { Picture } from '@core/components/Picture'
import { Skeleton } from '@core/components/Skeleton'
import { copyText } from '@core/toast/copyText'
import { Bookmark, EllipsisVertical, Link2, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { BlogDetail } from '@/redux/pages/blog/schema'
import { fetchPost, fetchPosts, selectPost, selectPosts } from '@/redux/pages/blog/slice'
import { useIdParam } from '@/utility/hooks/useIdParam'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { MissingCard } from '@/views/shared/MissingCard'
import { Comments } from './Comments'
import { paths } from './paths'
import { PostArticle } from './PostArticle'
import { usePostActions } from './usePostActions'
import { useAtTime } from './usePosts'
import styles from './blog.module.scss'

export function PostMissing() {
  const { t } = useTranslation('blog')
  return <MissingCard title={t('missing')} text={t('missingText')} to={paths.blog.href()} linkText={t('back')} />
}

/** Posts with a common category, newest first. */
function Related({ blog }: Pick<BlogDetail, 'blog'>) {
  const { t } = useTranslation('blog')
  useRequest(fetchPosts, undefined)
  const { data, request } = useAppSelector(selectPosts)
  const related = (data ?? [])
    .filter(
      ({ id, status, tags }) => id !== blog.id && status === 'Published' && tags.some((tag) => blog.tags.includes(tag)),
    )
    .slice(0, 4)
  if (data === null && request.status !== 'failed')
    return (
      <Card title={t('related')}>
        <LoadingRegion className="form-stack">
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} shape="block" height="3.75rem" />
          ))}
        </LoadingRegion>
      </Card>
    )
  if (related.length === 0) return null
  return (
    <Card title={t('related')}>
      <ul className={`list-unstyled d-grid gap-3 ${styles.recent}`}>
        {related.map(({ id, img, title }) => (
          <li key={id}>
            <Picture src={img} alt="" width="80" height="60" loading="lazy" />
            <Link to={paths.post.href({ id })} dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Post({ blog, comments }: BlogDetail) {
  const { t } = useTranslation('blog')
  return (
    <div className={styles.columns}>
      <div className="stack">
        <PostArticle {...blog} />
        <Comments blog={blog} comments={comments} />
      </div>
      <div className="stack">
        <Card title={t('author')}>
          <div className="cluster">
            <Avatar name={blog.userFullName} src={blog.avatar || undefined} size="lg" />
            <bdi className="fw-semibold">{blog.userFullName}</bdi>
          </div>
          {blog.userAbout && (
            <p className="text-muted mt-3" dir="auto">
              {blog.userAbout}
            </p>
          )}
        </Card>
        <Related blog={blog} />
      </div>
    </div>
  )
}

function Actions({ blog }: Pick<BlogDetail, 'blog'>) {
  const { t } = useTranslation('blog')
  const can = useCan()
  const navigate = useNavigate()
  const { bookmark, remove } = usePostActions()

  async function removeAndLeave() {
    if (await remove(blog)) await navigate(paths.blog.href())
  }

  return (
    <>
      <Button
        icon={<Bookmark className={blog.bookmarked ? styles.on : undefined} aria-hidden="true" />}
        aria-pressed={blog.bookmarked}
        onClick={() => bookmark(blog)}
      >
        {t('save')}
      </Button>
      {can('update', 'Data') && (
        <LinkButton to={paths.postEdit.href({ id: blog.id })} icon={<Pencil aria-hidden="true" />}>
          {t('edit')}
        </LinkButton>
      )}
      <MenuButton
        label={t('actionsFor', { title: blog.title })}
        icon={<EllipsisVertical aria-hidden="true" />}
        align="end"
        items={[
          {
            key: 'link',
            label: t('link.copy'),
            icon: <Link2 aria-hidden="true" />,
            onSelect: () => void copyText(location.href, { done: t('link.copied'), failed: t('link.failed') }),
          },
          ...(can('delete', 'Data')
            ? [
                {
                  key: 'remove',
                  label: t('remove.label'),
                  icon: <Trash2 aria-hidden="true" />,
                  isDanger: true,
                  onSelect: () => void removeAndLeave(),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

/** `/pages/blog/detail/:id?`: without an id, the newest post. */
export function PostPage() {
  const { t } = useTranslation('blog')
  const id = useIdParam()
  const retry = useRequest(fetchPost, id)
  const { data, request } = useAppSelector(selectPost)
  const shown = data && (id === undefined || data.blog.id === id) ? data : null
  useAtTime(shown?.blog.publishAt ?? null, retry)
  return (
    <>
      <PageHeader title={shown?.blog.title ?? t('post')} actions={shown && <Actions blog={shown.blog} />} />
      {id === null ? (
        <PostMissing />
      ) : (
        <LoadedContent
          source={{ data: shown, request }}
          onRetry={retry}
          name={t('post')}
          skeleton={<Skeleton shape="block" height="80rem" />}
          missing={<PostMissing />}
        >
          {({ blog, comments }) => <Post blog={blog} comments={comments} />}
        </LoadedContent>
      )}
    </>
  )
}
