import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { PageHeader } from '@core/components/PageHeader'
import { Pagination } from '@core/components/Pagination'
import { Picture } from '@core/components/Picture'
import { SearchField } from '@core/components/SearchField'
import { Skeleton } from '@core/components/Skeleton'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { Bookmark, Plus, ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { BlogItem } from '@/redux/pages/blog/schema'
import { categories } from '@/redux/pages/blog/schema'
import { fetchSidebar, selectPosts, selectSidebar } from '@/redux/pages/blog/slice'
import { RelativeTime } from '@/utility/format/RelativeTime'
import { usePageInRange } from '@/views/shared/list/useListParams'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { paths } from './paths'
import { PostCard } from './PostCard'
import { categoryTones } from './categoryTones'
import { useBlogAddress } from './useBlogAddress'
import { usePosts } from './usePosts'
import styles from './blog.module.scss'

const perPage = 6

/** Precedes the posts in the DOM, also in a single column. */
function Find() {
  const { t } = useTranslation('blog')
  const { q, category, isSaved, change } = useBlogAddress()
  return (
    <div className={`stack ${styles.find}`} role="search" aria-label={t('find')}>
      <div>
        <SearchField label={t('search')} value={q} onSearch={(text) => change({ q: text.trim() })} />
      </div>
      <Card title={t('categories')}>
        <div className="cluster">
          {categories.map((key) => (
            <Button
              key={key}
              size="sm"
              icon={<span className={`tone-${categoryTones[key]} ${styles.categoryDot}`} aria-hidden="true" />}
              aria-pressed={category === key}
              onClick={() => change({ category: category === key ? null : key })}
            >
              {t(`category.${key}`)}
            </Button>
          ))}
          <Button
            size="sm"
            icon={<Bookmark aria-hidden="true" />}
            aria-pressed={isSaved}
            onClick={() => change({ isSaved: !isSaved })}
          >
            {t('saved')}
          </Button>
        </div>
      </Card>
    </div>
  )
}

function Recent() {
  const { t } = useTranslation('blog')
  const retry = useRequest(fetchSidebar, undefined)
  const sidebar = useAppSelector(selectSidebar)
  return (
    <aside className={styles.latest} aria-label={t('recent')}>
      <LoadedContent
        source={sidebar}
        onRetry={retry}
        name={t('recent')}
        skeleton={<Skeleton shape="block" height="18rem" />}
      >
        {({ recentPosts }) => (
          <Card title={t('recent')}>
            <ul className={`list-unstyled d-grid gap-3 ${styles.recent}`}>
              {recentPosts.map(({ id, img, title, createdTime }) => (
                <li key={id}>
                  <Picture src={img} alt="" width="80" height="60" loading="lazy" />
                  <div>
                    <Link to={paths.post.href({ id })} dir="auto">
                      {title}
                    </Link>
                    <div className="text-muted text-sm">
                      <RelativeTime iso={createdTime} />
                    </div>
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </LoadedContent>
    </aside>
  )
}

function Posts({ posts }: { posts: readonly BlogItem[] }) {
  const { t } = useTranslation('blog')
  const { request } = useAppSelector(selectPosts)
  const { q, category, isSaved, page, change } = useBlogAddress()
  const wanted = q.toLocaleLowerCase()
  const found = posts.filter(
    ({ title, excerpt, userFullName, tags, bookmarked }) =>
      [title, excerpt, userFullName].some((text) => text.toLocaleLowerCase().includes(wanted)) &&
      (category === null || tags.includes(category)) &&
      (!isSaved || bookmarked),
  )
  usePageInRange({ page, perPage, total: found.length, request }, change)
  if (found.length === 0)
    return (
      <Card>
        <EmptyState
          picture={<EmptySearch />}
          title={t('nothing')}
          text={t('nothingText')}
          action={<Button onClick={() => change({ q: '', category: null, isSaved: false })}>{t('showAll')}</Button>}
        />
      </Card>
    )
  return (
    <>
      <div className={styles.posts}>
        {found.slice((page - 1) * perPage, page * perPage).map((post) => (
          <PostCard key={post.id} post={post} q={q} />
        ))}
      </div>
      <Pagination
        label={t('title')}
        page={page}
        perPage={perPage}
        total={found.length}
        onPage={(next) => change({ page: next })}
      />
    </>
  )
}

export function BlogPage() {
  const { t } = useTranslation('blog')
  const can = useCan()
  const { posts, retry } = usePosts()
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <LinkButton to={paths.feed.href()} icon={<ScrollText aria-hidden="true" />}>
              {t('feed.title')}
            </LinkButton>
            {can('create', 'Data') && (
              <LinkButton variant="primary" to={paths.postEdit.href({ id: 'new' })} icon={<Plus aria-hidden="true" />}>
                {t('add')}
              </LinkButton>
            )}
          </>
        }
      />
      <div className={styles.list}>
        <Find />
        <div className={`stack ${styles.found}`}>
          <LoadedContent
            source={posts}
            onRetry={retry}
            name={t('title')}
            skeleton={
              <div className={styles.posts}>
                {[0, 1, 2, 3, 4, 5].map((post) => (
                  <Skeleton key={post} shape="block" height="30rem" />
                ))}
              </div>
            }
          >
            {(all) => <Posts posts={all} />}
          </LoadedContent>
        </div>
        <Recent />
      </div>
    </>
  )
}
