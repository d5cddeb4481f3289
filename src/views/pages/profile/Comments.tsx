import { useCan } from '@core/auth/useCan'
import { useUser } from '@core/auth/user'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { TextArea } from '@core/components/forms/TextArea'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { SendHorizontal, Trash2 } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddForm } from '@/redux/app/useAddForm'
import type { Post } from '@/redux/pages/profile/schema'
import { longestComment, newCommentSchema } from '@/redux/pages/profile/schema'
import { addComment } from '@/redux/pages/profile/slice'
import { RelativeTime } from '@/utility/format/RelativeTime'
import { LinkedText } from '@/views/shared/LinkedText'
import { usePostActions } from './usePostActions'
import styles from './profile.module.scss'

/** Initial number of comments, the latest. */
const most = 3

function CommentForm({ id, fieldId }: { id: number; fieldId: string }) {
  const { t } = useTranslation('profile')
  const user = useUser()
  const form = useZodForm(newCommentSchema, { defaultValues: { id, comment: '' } })
  useLeaveGuard(form.formState.isDirty)
  const submit = useAddForm(form, (values, write) => write(addComment, values, { success: t('toast.commented') }))

  /** Shift+Enter starts a new line. */
  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.currentTarget.value.trim() !== '') void submit()
  }

  return (
    <form className={styles.commentForm} noValidate onSubmit={(event) => void submit(event)}>
      {user && <Avatar name={user.fullName || user.username} src={user.avatar ?? undefined} />}
      <TextArea
        id={fieldId}
        label={t('comment.label')}
        placeholder={t('comment.label')}
        maxLength={longestComment}
        rows={1}
        enterKeyHint="send"
        dir="auto"
        {...form.register('comment')}
        onKeyDown={sendOnEnter}
        error={form.formState.errors.comment?.message}
      />
      <IconButton
        type="submit"
        variant="outline-secondary"
        label={t('comment.send')}
        icon={<SendHorizontal className="flip-rtl" aria-hidden="true" />}
      />
    </form>
  )
}

export function Comments({ post, fieldId }: { post: Post; fieldId: string }) {
  const { t } = useTranslation('profile')
  const can = useCan()
  const { removeComment } = usePostActions()
  const [isAll, setAll] = useState(false)
  const { id: postId, detailedComments } = post
  const shown = isAll ? detailedComments : detailedComments.slice(-most)
  const earlier = detailedComments.length - shown.length
  return (
    <>
      {earlier > 0 && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
            {t('comment.earlier', { count: earlier })}
          </Button>
        </div>
      )}
      {shown.length > 0 && (
        <ul className={`d-grid gap-3 list-unstyled ${styles.comments}`} aria-label={t('comment.title')}>
          {shown.map(({ id, avatar, username, comment, commentedAt, isYours }) => (
            <li key={id}>
              <Avatar name={username} src={avatar || undefined} />
              <div className={styles.comment}>
                <p className={styles.commentHead}>
                  <bdi>{username}</bdi>
                  <span className="text-muted text-sm">
                    <RelativeTime iso={commentedAt} />
                  </span>
                </p>
                <p className={styles.text} dir="auto">
                  <LinkedText text={comment} />
                </p>
              </div>
              {isYours && can('delete', 'Data') && (
                <IconButton
                  size="sm"
                  label={t('comment.remove')}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => removeComment(id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {can('create', 'Data') && <CommentForm id={postId} fieldId={fieldId} />}
    </>
  )
}
