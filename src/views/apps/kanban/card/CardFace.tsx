import { Picture } from '@core/components/Picture'
import { cx } from '@core/components/cx'
import { ListChecks, MessageSquare, Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/kanban/schema'
import { countDone } from '../shared/checklist'
import { DueDate } from '../shared/DueDate'
import { AssigneeStack, LabelChips } from '../shared/TaskMarks'
import styles from '../kanban.module.scss'

interface CardFaceProps {
  task: Task
  link?: ReactNode
  menu?: ReactNode
}

export function DraggedCard({ task }: { task: Task }) {
  return (
    <div className={`${styles.kanbanCard} is-dragged`}>
      <CardFace task={task} />
    </div>
  )
}

export function CardFace({ task, link, menu }: CardFaceProps) {
  const { t } = useTranslation('kanban')
  const { title, labels, coverImage, attachments, comments, assignedTo, checklist = [] } = task
  const done = countDone(checklist)
  const progress = t('checklist.progress', { done, count: checklist.length })
  const hasFoot =
    task.dueDate !== null ||
    checklist.length > 0 ||
    attachments.length > 0 ||
    comments.length > 0 ||
    assignedTo.length > 0
  return (
    <>
      {coverImage && <Picture className={styles.cardCover} src={coverImage} alt="" loading="lazy" draggable={false} />}
      <div className={`d-flex gap-1 align-items-start ${styles.cardMain}`}>
        <div className={styles.cardHead}>
          <LabelChips labels={labels} />
          <p className={styles.cardTitleLine} dir="auto">
            {link ?? title}
          </p>
        </div>
        {menu ?? <span className={styles.cardMenu} />}
      </div>
      {hasFoot && (
        <div className={styles.cardFoot}>
          <DueDate task={task} />
          {checklist.length > 0 && (
            <span className={cx(styles.cardCount, 'tabular', done === checklist.length && 'is-done')} title={progress}>
              <ListChecks aria-hidden="true" />
              <span aria-hidden="true">{t('checklist.short', { done, count: checklist.length })}</span>
              <span className="visually-hidden">{progress}</span>
            </span>
          )}
          {attachments.length > 0 && (
            <span
              className={`${styles.cardCount} tabular`}
              title={t('card.attachments', { count: attachments.length })}
            >
              <Paperclip aria-hidden="true" />
              <span aria-hidden="true">{attachments.length}</span>
              <span className="visually-hidden">{t('card.attachments', { count: attachments.length })}</span>
            </span>
          )}
          {comments.length > 0 && (
            <span className={`${styles.cardCount} tabular`} title={t('card.comments', { count: comments.length })}>
              <MessageSquare aria-hidden="true" />
              <span aria-hidden="true">{comments.length}</span>
              <span className="visually-hidden">{t('card.comments', { count: comments.length })}</span>
            </span>
          )}
          <AssigneeStack people={assignedTo} />
        </div>
      )}
    </>
  )
}
