import { useUser } from '@core/auth/user'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { z } from '@core/schema'
import { LayoutGrid } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { readStored, writeStored } from '@/configs/storage'
import type { BlogItem } from '@/redux/pages/blog/schema'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { paths } from './paths'
import { PostCard } from './PostCard'
import { usePosts } from './usePosts'
import styles from './blog.module.scss'

const storageKey = 'blogFeed'
const step = 5

/** Ids of the posts seen at the last visit, by user id. */
function readSeen(): Record<string, number[]> {
  const stored = z.record(z.string(), z.array(z.number())).safeParse(readStored(storageKey))
  return stored.success ? stored.data : {}
}

/** Returns posts added since the last visit; none at the first visit. Stable until the page is left. */
function useNewIds(posts: readonly BlogItem[]): ReadonlySet<number> {
  const person = String(useUser()?.id ?? 0)
  const [seen] = useState(() => readSeen()[person])
  const ids = posts.map(({ id }) => id)
  const all = ids.join()
  useEffect(() => {
    writeStored(storageKey, { ...readSeen(), [person]: all.split(',').map(Number) })
  }, [person, all])
  return new Set(seen && ids.filter((id) => !seen.includes(id)))
}

function Feed({ posts }: { posts: readonly BlogItem[] }) {
  const { t } = useTranslation('blog')
  const newIds = useNewIds(posts)
  const [search, setSearch] = useSearchParams()
  const shown = Math.max(step, Math.trunc(Number(search.get('posts'))) || 0)
  const list = useRef<HTMLOListElement>(null)
  const reached = useRef(shown)
  // Focus moves to the first post that was added.
  useEffect(() => {
    if (shown > reached.current)
      list.current?.children.item(reached.current)?.querySelector<HTMLElement>('h2 a')?.focus()
    reached.current = shown
  }, [shown])

  const firstSeen = posts.findIndex(({ id }) => !newIds.has(id))
  return (
    <>
      {newIds.size > 0 && <p className="text-muted text-center">{t('feed.new', { count: newIds.size })}</p>}
      <ol ref={list} className="list-unstyled stack">
        {posts.slice(0, shown).map((post, place) => (
          <li key={post.id}>
            {place > 0 && place === firstSeen && (
              <div className={`d-flex gap-3 align-items-center text-muted text-sm ${styles.seen}`}>
                <hr className="flex-fill m-0" />
                {t('feed.seen')}
                <hr className="flex-fill m-0" />
              </div>
            )}
            <PostCard post={post} q="" />
          </li>
        ))}
      </ol>
      {shown < posts.length ? (
        <Button onClick={() => setSearch({ posts: String(shown + step) }, { replace: true, preventScrollReset: true })}>
          {t('feed.older')}
        </Button>
      ) : (
        <p className="text-muted text-center">{t('feed.end')}</p>
      )}
    </>
  )
}

export function FeedPage() {
  const { t } = useTranslation('blog')
  const { posts, retry } = usePosts()
  return (
    <>
      <PageHeader
        title={t('feed.title')}
        actions={
          <LinkButton to={paths.blog.href()} icon={<LayoutGrid aria-hidden="true" />}>
            {t('feed.all')}
          </LinkButton>
        }
      />
      <div className={`stack ${styles.feed}`}>
        <LoadedContent
          source={posts}
          onRetry={retry}
          name={t('feed.title')}
          skeleton={[0, 1].map((post) => (
            <Skeleton key={post} shape="block" height="38rem" />
          ))}
        >
          {(all) => {
            const published = all.filter(({ status }) => status === 'Published')
            if (published.length > 0) return <Feed posts={published} />
            return (
              <Card>
                <EmptyState picture={<EmptySearch />} title={t('feed.none')} text={t('feed.noneText')} />
              </Card>
            )
          }}
        </LoadedContent>
      </div>
    </>
  )
}
