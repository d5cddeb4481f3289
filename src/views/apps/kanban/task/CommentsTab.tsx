import { useUser } from '@core/auth/user'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { EmptyState } from '@core/components/EmptyState'
import { TextArea } from '@core/components/forms/TextArea'
import { useOneAtATime } from '@core/hooks/useOneAtATime'
import { MessageSquare, Trash2 } from 'lucide-react'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Task } from '@/redux/apps/kanban/schema'
import { updateTask } from '@/redux/apps/kanban/slice'
import { useKanbanContext } from '../shared/kanbanContext'
import { RelativeTime } from '@/utility/format/RelativeTime'
import styles from '../kanban.module.scss'

interface CommentsTabProps {
  task: Task
  draft: string
  onDraft: Dispatch<SetStateAction<string>>
}

type Comment = Task['comments'][number]

/** Oldest first. Stores each comment at once. */
export function CommentsTab({ task, draft, onDraft }: CommentsTabProps) {
  const { t } = useTranslation(['kanban', 'core'])
  const [isMissing, setMissing] = useState(false)
  const { rights } = useKanbanContext()
  const { write } = useWrite()
  const oneAtATime = useOneAtATime()
  const user = useUser()
  const own = user ? user.fullName || user.username : ''
  const { comments } = task

  async function store(changed: Comment[]): Promise<boolean> {
    return (await write(updateTask, { id: task.id, comments: changed })) !== null
  }
  async function send() {
    const comment = { name: own, img: user?.avatar ?? '', comment: draft.trim(), time: new Date().toISOString() }
    onDraft('')
    // Unless the user is typing the next one.
    if (!(await store([...comments, comment]))) onDraft((next) => next || comment.comment)
  }
  function handleSend() {
    setMissing(draft.trim() === '')
    if (draft.trim() !== '') void oneAtATime(send)
  }
  async function remove(comment: Comment) {
    const rest = comments.filter((other) => other !== comment)
    await write(
      updateTask,
      { id: task.id, comments: rest },
      { success: t('toast.commentRemoved'), undo: () => store(comments) },
    )
  }

  return (
    <div className="stack">
      {comments.length === 0 ? (
        <EmptyState picture={<MessageSquare aria-hidden="true" />} title={t('comment.none')} />
      ) : (
        <ul className={styles.taskComments} aria-label={t('task.comments')}>
          {comments.map((comment, index) => (
            <li key={`${index} ${comment.time}`}>
              <Avatar name={comment.name} src={comment.img || undefined} size="sm" />
              <div className={styles.commentBody}>
                <p className={styles.commentHead}>
                  <bdi className="text-body fw-semibold">{comment.name}</bdi>
                  {comment.time !== undefined && <RelativeTime iso={comment.time} />}
                </p>
                <p className={styles.commentText} dir="auto">
                  {comment.comment}
                </p>
              </div>
              {rights.update && comment.name === own && (
                <IconButton
                  size="sm"
                  label={t('comment.remove')}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => void remove(comment)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {rights.update && (
        <div className={`d-flex flex-column gap-2 align-items-start ${styles.commentForm}`}>
          <TextArea
            label={t('comment.write')}
            rows={3}
            maxLength={5000}
            dir="auto"
            value={draft}
            error={isMissing ? t('core:validation.required') : undefined}
            onChange={(event) => {
              onDraft(event.target.value)
              setMissing(false)
            }}
          />
          <Button size="sm" onClick={handleSend}>
            {t('comment.send')}
          </Button>
        </div>
      )}
    </div>
  )
}
