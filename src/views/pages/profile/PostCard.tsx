import { useCan } from '@core/auth/useCan'
import { Avatar } from '@core/components/Avatar'
import { AvatarStack } from '@core/components/AvatarStack'
import { Button } from '@core/components/button/Button'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { copyText } from '@core/toast/copyText'
import { EllipsisVertical, Heart, Link2, Mail, MessageSquare, Pencil, Share2, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import type { Post } from '@/redux/pages/profile/schema'
import { RelativeTime } from '@/utility/format/RelativeTime'
import { useFormat } from '@/utility/hooks/useFormat'
import { LinkedText } from '@/views/shared/LinkedText'
import { Comments } from './Comments'
import { paths } from './paths'
import { PhotoButtons } from './PhotoButtons'
import { EditPostDialog } from './PostForm'
import { PostVideo } from './PostVideo'
import { usePostActions } from './usePostActions'
import styles from './profile.module.scss'

const hrefOf = (id: number) => `${paths.profile.href()}#post-${id}`

/** Isolates a name that may have the opposite text direction. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** Names the first likers and counts the others. */
function Likers({ post: { youLiked, likedUsers, likedCount } }: { post: Post }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  if (likedUsers.length === 0) return null
  const named = (youLiked ? likedUsers.slice(1) : likedUsers).slice(0, 2).map(({ username }) => isolated(username))
  const others = likedUsers.length + likedCount - named.length - (youLiked ? 1 : 0)
  const people = [
    ...(youLiked ? [t('likes.you')] : []),
    ...named,
    ...(others > 0 ? [t('likes.others', { count: others })] : []),
  ]
  return (
    <p className={`d-flex gap-2 align-items-center ${styles.likers}`}>
      <AvatarStack
        people={likedUsers.map(({ username, avatar }) => ({ name: username, src: avatar || undefined }))}
        label={t('likes.by', { people: format.list(likedUsers.map(({ username }) => isolated(username))) })}
      />
      <span>{t('likes.by', { people: format.list(people) })}</span>
    </p>
  )
}

function ShareMenu({ post: { id, username, postText } }: { post: Post }) {
  const { t } = useTranslation('profile')
  const address = new URL(useHref(hrefOf(id)), location.origin).href
  const subject = encodeURIComponent(t('share.subject', { name: username }))
  const body = encodeURIComponent([postText, address].filter(Boolean).join('\n\n'))
  return (
    <MenuButton
      label={t('share.label')}
      icon={<Share2 aria-hidden="true" />}
      buttonProps={{ variant: 'ghost', size: 'sm' }}
      items={[
        {
          key: 'copy',
          label: t('share.copy'),
          icon: <Link2 aria-hidden="true" />,
          onSelect: () => void copyText(address, { done: t('link.copied'), failed: t('link.failed') }),
        },
        {
          kind: 'link',
          key: 'mail',
          label: t('share.mail'),
          icon: <Mail aria-hidden="true" />,
          to: `mailto:?subject=${subject}&body=${body}`,
        },
      ]}
    >
      {t('share.label')}
    </MenuButton>
  )
}

function PostMenu({ post }: { post: Post }) {
  const { t } = useTranslation('profile')
  const can = useCan()
  const { remove } = usePostActions()
  const [isEditing, setEditing] = useState(false)
  const items: MenuItem[] = [
    ...(can('update', 'Data')
      ? [{ key: 'edit', label: t('post.edit'), icon: <Pencil aria-hidden="true" />, onSelect: () => setEditing(true) }]
      : []),
    ...(can('delete', 'Data')
      ? [
          {
            key: 'delete',
            label: t('post.remove'),
            icon: <Trash2 aria-hidden="true" />,
            isDanger: true,
            onSelect: () => remove(post.id),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <div>
      <MenuButton label={t('post.menu')} icon={<EllipsisVertical aria-hidden="true" />} align="end" items={items} />
      {isEditing && <EditPostDialog post={post} onClose={() => setEditing(false)} />}
    </div>
  )
}

export function PostCard({ post }: { post: Post }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const can = useCan()
  const { like } = usePostActions()
  const id = useId()
  const { avatar, username, postTime, postText, postImg, postVideo, youLiked, likes, comments, share } = post
  const counts = [
    ...(comments > 0 ? [t('post.comments', { count: comments })] : []),
    ...(share > 0 ? [t('post.shares', { count: share })] : []),
  ]

  return (
    <article className={`card ${styles.post}`} id={`post-${post.id}`} aria-labelledby={`${id}-author ${id}-time`}>
      <div className="card-body">
        <div className="d-flex gap-3 align-items-center">
          <Avatar name={username} src={avatar || undefined} size="lg" />
          <div className={styles.postAuthor}>
            <h2 className="card-title mb-0" id={`${id}-author`}>
              <bdi>{username}</bdi>
            </h2>
            <Link className="text-muted text-sm" id={`${id}-time`} to={hrefOf(post.id)}>
              <RelativeTime iso={postTime} />
            </Link>
          </div>
          {post.isYours && <PostMenu post={post} />}
        </div>
        {/* Always plain text, never HTML. */}
        {postText && (
          <p className={styles.text} dir="auto">
            <LinkedText text={postText} />
          </p>
        )}
        {postVideo && <PostVideo src={postVideo} poster={postImg} label={t('post.video', { name: username })} />}
        {postImg && !postVideo && (
          <PhotoButtons
            className={styles.postPicture}
            photos={[{ id: post.id, img: postImg, alt: t('post.picture', { name: username }) }]}
          />
        )}
        <div className={styles.postCounts}>
          <Likers post={post} />
          {counts.length > 0 && <p className="text-muted text-sm">{counts.join(' · ')}</p>}
        </div>
        {can('update', 'Data') && (
          <div className={styles.postActions}>
            <Button
              variant="ghost"
              size="sm"
              className={styles.like}
              icon={<Heart aria-hidden="true" />}
              aria-pressed={youLiked}
              onClick={() => like(post)}
            >
              {t('likes.like')} <span className="tabular">{format.number(likes)}</span>
            </Button>
            {can('create', 'Data') && (
              <Button
                variant="ghost"
                size="sm"
                icon={<MessageSquare aria-hidden="true" />}
                onClick={() => document.getElementById(`${id}-comment`)?.focus()}
              >
                {t('comment.focus')}
              </Button>
            )}
            <ShareMenu post={post} />
          </div>
        )}
        <Comments post={post} fieldId={`${id}-comment`} />
      </div>
    </article>
  )
}
