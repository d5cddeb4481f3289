import { useCan } from '@core/auth/useCan'
import { Avatar } from '@core/components/Avatar'
import { Card } from '@core/components/Card'
import { Button } from '@core/components/button/Button'
import { TextArea } from '@core/components/forms/TextArea'
import { useHold } from '@core/components/forms/useHold'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useGuardedClose } from '@core/components/overlay/useLeaveGuard'
import { Reply, ThumbsUp, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddForm } from '@/redux/app/useAddForm'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { useWrite } from '@/redux/app/useWrite'
import type { BlogComment, BlogDetail } from '@/redux/pages/blog/schema'
import { longestComment, newCommentSchema } from '@/redux/pages/blog/schema'
import { addComment, likeComment, reinstateComment, withdrawComment } from '@/redux/pages/blog/slice'
import { RelativeTime } from '@/utility/format/RelativeTime'
import { LinkedText } from '@/views/shared/LinkedText'
import styles from './blog.module.scss'

/** @param id of the post */
function useCommentActions(id: number) {
  const { t } = useTranslation('blog')
  const { write } = useWrite()
  return {
    like: ({ id: commentId, liked }: BlogComment) =>
      void write(likeComment, { id, commentId, liked: !liked }, { isToggle: true }),

    withdraw({ id: commentId }: BlogComment) {
      const which = { id, commentId }
      void write(withdrawComment, which, {
        success: t('toast.withdrawn'),
        undo: () => write(reinstateComment, which, { success: t('toast.reinstated') }),
      })
    },
  }
}

interface CommentFormProps {
  id: number
  /** Absent for comments on the post itself */
  replyTo?: BlogComment
  onClose?: () => void
}

function CommentForm({ id, replyTo, onClose }: CommentFormProps) {
  const { t } = useTranslation('blog')
  const form = useZodForm(newCommentSchema, {
    defaultValues: { id, commentText: '', ...(replyTo && { replyTo: replyTo.id }) },
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const { setFocus } = form
  const close = useGuardedClose(isDirty, () => onClose?.())
  const isReply = replyTo !== undefined
  const held = useHold(isReply && isSubmitting)
  useEffect(() => {
    if (isReply) setFocus('commentText')
  }, [isReply, setFocus])

  const add = useAddForm(form, (values, write) => write(addComment, values, { success: t('toast.commented') }))
  const reply = useFormWrite(form, async (values, write) => {
    if (await write(addComment, values, { success: t('toast.replied') })) onClose?.()
  })
  const submit = isReply ? reply : add
  return (
    <form ref={held} className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={replyTo ? t('comment.replyLabel', { name: `\u2068${replyTo.userFullName}\u2069` }) : t('comment.label')}
        maxLength={longestComment}
        dir="auto"
        {...form.register('commentText')}
        error={errors.commentText?.message}
      />
      <div className="cluster">
        <Button variant="primary" type="submit" pending={isReply && isSubmitting}>
          {t(isReply ? 'comment.reply' : 'comment.send')}
        </Button>
        {onClose && <Button onClick={close}>{t('cancel')}</Button>}
      </div>
    </form>
  )
}

interface CommentProps {
  id: number
  comment: BlogComment
  /** Absent for replies, which cannot be nested */
  replies?: readonly BlogComment[]
}

function Comment({ id, comment, replies }: CommentProps) {
  const { t } = useTranslation('blog')
  const can = useCan()
  const { like, withdraw } = useCommentActions(id)
  const [isReplying, setReplying] = useState(false)
  const { avatar, userFullName, commentedAt, commentText, likes, liked, isOwn } = comment
  const mayComment = can('create', 'Data')
  const name = `\u2068${userFullName}\u2069`
  return (
    <li>
      <Avatar name={userFullName} src={avatar || undefined} />
      <div className={styles.comment}>
        <bdi className="fw-semibold">{userFullName}</bdi>{' '}
        <span className="text-muted text-sm">
          <RelativeTime iso={commentedAt} />
        </span>
        <p dir="auto">
          <LinkedText text={commentText} />
        </p>
        <div className="cluster">
          {mayComment && (
            <Button
              size="sm"
              variant="ghost"
              icon={<ThumbsUp className={liked ? styles.on : undefined} aria-hidden="true" />}
              aria-pressed={liked}
              aria-label={t('comment.like', { name })}
              onClick={() => like(comment)}
            >
              {t('comment.likeShort')}
            </Button>
          )}
          {mayComment && replies && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Reply className="flip-rtl" aria-hidden="true" />}
              aria-expanded={isReplying}
              aria-label={t('comment.replyTo', { name })}
              onClick={() => setReplying(true)}
            >
              {t('comment.reply')}
            </Button>
          )}
          {isOwn && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={t('comment.remove')}
              onClick={() => withdraw(comment)}
            >
              {t('remove.label')}
            </Button>
          )}
          {likes > 0 && <span className="text-muted text-sm">{t('comment.likes', { count: likes })}</span>}
        </div>
        {replies && replies.length > 0 && (
          <ul className={`list-unstyled ${styles.comments}`} aria-label={t('comment.replies', { name })}>
            {replies.map((reply) => (
              <Comment key={reply.id} id={id} comment={reply} />
            ))}
          </ul>
        )}
        {isReplying && <CommentForm id={id} replyTo={comment} onClose={() => setReplying(false)} />}
      </div>
    </li>
  )
}

/** Oldest first, each with its replies. */
export function Comments({ blog, comments }: BlogDetail) {
  const { t } = useTranslation('blog')
  const can = useCan()
  return (
    <Card title={t('comments', { count: comments.length })}>
      {comments.length === 0 && <p className="text-muted">{t('comment.none')}</p>}
      <ul className={`list-unstyled ${styles.comments}`}>
        {comments
          .filter(({ replyTo }) => replyTo === null)
          .map((comment) => (
            <Comment
              key={comment.id}
              id={blog.id}
              comment={comment}
              replies={comments.filter(({ replyTo }) => replyTo === comment.id)}
            />
          ))}
      </ul>
      {can('create', 'Data') && <CommentForm key={blog.id} id={blog.id} />}
    </Card>
  )
}
