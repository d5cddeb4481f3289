import { useCan } from '@core/auth/useCan'
import { announce } from '@core/components/announce'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { EmptyList } from '@core/illustrations/EmptyList'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Post } from '@/redux/pages/profile/schema'
import { AboutCard } from './AboutCard'
import { CompletenessCard, missingIn } from './CompletenessCard'
import { MessagesCard } from './MessagesCard'
import { PagesCard } from './PagesCard'
import { LatestPhotosCard } from './PhotosTab'
import { PollCard } from './PollCard'
import { PostCard } from './PostCard'
import { NewPostForm } from './PostForm'
import type { ProfileTabProps } from './profileTab'
import { SuggestionsCard } from './SuggestionsCard'
import styles from './profile.module.scss'

/** Posts per page. */
const step = 3

function Posts({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation('profile')
  const { hash } = useLocation()
  const [asked, setAsked] = useState(step)
  // Includes the post of the URL's hash.
  const count = Math.max(asked, posts.findIndex(({ id }) => `#post-${id}` === hash) + 1)

  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])

  function showMore() {
    const next = count + step
    setAsked(next)
    announce(t('posts.shown', { shown: Math.min(next, posts.length), total: posts.length }))
  }

  if (posts.length === 0)
    return (
      <Card>
        <EmptyState picture={<EmptyList />} title={t('posts.none')} text={t('posts.noneText')} />
      </Card>
    )
  return (
    <>
      {posts.slice(0, count).map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {count < posts.length && (
        <div className="text-center">
          <Button onClick={showMore}>{t('posts.more')}</Button>
        </div>
      )}
    </>
  )
}

export function FeedTab({ profile, onEdit }: ProfileTabProps) {
  const { t } = useTranslation('profile')
  const can = useCan()
  return (
    <div className={styles.columns}>
      <div className="stack">
        {can('create', 'Data') && <NewPostForm />}
        <Posts posts={profile.post} />
      </div>
      <aside className={styles.side} aria-label={t('side')}>
        {can('update', 'Data') && missingIn(profile).length > 0 && (
          <CompletenessCard profile={profile} onEdit={onEdit} />
        )}
        <AboutCard profile={profile} />
        <LatestPhotosCard photos={profile.latestPhotos} />
        <PollCard question={profile.pollQuestion} polls={profile.polls} />
        <SuggestionsCard suggestions={profile.suggestions} />
        <PagesCard pages={profile.suggestedPages} />
        <MessagesCard messages={profile.twitterFeeds} />
      </aside>
    </div>
  )
}
