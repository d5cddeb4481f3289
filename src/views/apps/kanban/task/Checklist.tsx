import { Button } from '@core/components/button/Button'
import { Progress } from '@core/components/Progress'
import { SortableList } from '@core/components/sortable/SortableList'
import { Plus } from 'lucide-react'
import { useRef, type Dispatch, type KeyboardEvent, type SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { ChecklistItem, Task } from '@/redux/apps/kanban/schema'
import { mostSteps } from '@/redux/apps/kanban/schema'
import { updateTask } from '@/redux/apps/kanban/slice'
import { countDone, withChange, withItem, withMove } from '../shared/checklist'
import { useKanbanContext } from '../shared/kanbanContext'
import { ChecklistRow } from './ChecklistRow'
import styles from '../kanban.module.scss'

const nothing: readonly ChecklistItem[] = []

interface ChecklistProps {
  task: Task
  /** Text of the next step. The parent keeps it across tabs. */
  draft: string
  onDraft: Dispatch<SetStateAction<string>>
}

/** Stores each change at once, because people check steps off while they work. */
export function Checklist({ task, draft, onDraft }: ChecklistProps) {
  const { t } = useTranslation('kanban')
  const { rights } = useKanbanContext()
  const { write } = useWrite()
  const next = useRef<HTMLInputElement>(null)
  const { id, checklist: items = nothing } = task
  const done = countDone(items)
  const progress = t('checklist.progress', { done, count: items.length })

  const store = (checklist: readonly ChecklistItem[]) => write(updateTask, { id, checklist: [...checklist] })

  async function add() {
    const title = draft.trim()
    next.current?.focus()
    if (title === '') return
    onDraft('')
    // Unless the user is typing the next one.
    if (!(await store(withItem(items, title)))) onDraft((next) => next || title)
  }
  async function remove(item: ChecklistItem) {
    const rest = items.filter((other) => other !== item)
    next.current?.focus()
    await write(
      updateTask,
      { id, checklist: rest },
      { success: t('checklist.removed', { title: item.title }), undo: () => store(items) },
    )
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void add()
  }

  return (
    <fieldset className={styles.checklist} disabled={!rights.update}>
      <legend className="field-label">{t('field.checklist')}</legend>
      {items.length > 0 && (
        <>
          <div className={styles.checklistHead}>
            <span aria-hidden="true">{progress}</span>
            <Progress label={progress} value={(done / items.length) * 100} tone="success" />
          </div>
          <SortableList
            label={t('field.checklist')}
            className={styles.checklistRows}
            ids={items.map((item) => item.id)}
            nameOf={(index) => items[index]?.title ?? ''}
            onMove={(from, to) => void store(withMove(items, from, to))}
          >
            {items.map((item, index) => (
              <ChecklistRow
                key={item.id}
                item={item}
                index={index}
                count={items.length}
                onChange={(change) => void store(withChange(items, item.id, change))}
                onMove={(to) => void store(withMove(items, index, to))}
                onRemove={() => void remove(item)}
              />
            ))}
          </SortableList>
        </>
      )}
      {rights.update && items.length < mostSteps && (
        <div className={`d-flex gap-2 align-items-start ${styles.checklistAdd}`}>
          <div className="control has-icon">
            <Plus aria-hidden="true" />
            <input
              ref={next}
              type="text"
              className="form-control"
              dir="auto"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={200}
              aria-label={t('checklist.add')}
              placeholder={t('checklist.placeholder')}
              value={draft}
              onChange={(event) => onDraft(event.target.value)}
              onKeyDown={handleKeyDown}
            />
          </div>
          <Button aria-label={t('checklist.add')} onClick={() => void add()}>
            {t('checklist.addIt')}
          </Button>
        </div>
      )}
      {!rights.update && items.length === 0 && <p className="text-muted mb-0">{t('checklist.none')}</p>}
    </fieldset>
  )
}
