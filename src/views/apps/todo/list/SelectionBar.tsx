import { announce } from '@core/components/announce'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { RowCheckbox } from '@core/components/data-table/RowCheckbox'
import type { RowSelection } from '@core/components/data-table/useRowSelection'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { ToneDot } from '@core/components/sidebar/ToneDot'
import { CircleCheckBig, Folder, Tag as TagIcon, Trash2, Undo2, X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/todo/schema'
import { useTodo } from '../shared/todo'
import styles from '../todo.module.scss'

function stateOf(tasks: readonly Task[], tag: string): boolean | 'mixed' {
  const count = tasks.filter((task) => task.tags.includes(tag)).length
  if (count === 0) return false
  return count === tasks.length || 'mixed'
}

/** Tags with three states: all, some or none of the tasks have them. Toggling "some" sets all. */
function TagMenu({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTranslation('todo')
  const { actions, categories } = useTodo()
  return (
    <MenuButton
      label={t('field.tags')}
      icon={<TagIcon aria-hidden="true" />}
      buttonProps={{ size: 'sm', variant: 'ghost' }}
      items={categories.tags.map((tag) => {
        const isChecked = stateOf(tasks, tag.id)
        return {
          kind: 'check',
          key: tag.id,
          label: tag.name,
          icon: <ToneDot tone={tag.tone} />,
          isChecked,
          onSelect: () => actions.tag(tasks, tag, isChecked !== true),
        }
      })}
    />
  )
}

function ProjectMenu({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTranslation('todo')
  const { actions, categories } = useTodo()
  return (
    <MenuButton
      label={t('field.project')}
      icon={<Folder aria-hidden="true" />}
      buttonProps={{ size: 'sm', variant: 'ghost' }}
      items={[null, ...categories.projects].map((project) => ({
        kind: 'radio',
        key: project?.id ?? 'none',
        label: project?.name ?? t('form.noProject'),
        icon: project && <ToneDot tone={project.tone} />,
        isChecked: tasks.every((task) => task.project === (project?.id ?? null)),
        onSelect: () => actions.toProject(tasks, project),
      }))}
    />
  )
}

function Tools({ selected }: { selected: readonly Task[] }) {
  const { t } = useTranslation('todo')
  const { actions, rights } = useTodo()
  const isDone = selected.every(({ isCompleted }) => isCompleted)
  if (selected.every(({ isDeleted }) => isDeleted))
    return (
      rights.remove && (
        <>
          <Button
            size="sm"
            variant="ghost"
            icon={<Undo2 className="flip-rtl" aria-hidden="true" />}
            onClick={() => actions.restore(selected)}
          >
            {t('action.restore')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => void actions.removeForever(selected)}
          >
            {t('action.removeForever')}
          </Button>
        </>
      )
    )
  return (
    <>
      {rights.update && (
        <>
          <Button
            size="sm"
            variant="ghost"
            icon={<CircleCheckBig aria-hidden="true" />}
            onClick={() => actions.complete(selected, !isDone)}
          >
            {t(isDone ? 'action.reopen' : 'action.complete')}
          </Button>
          <ProjectMenu tasks={selected} />
          <TagMenu tasks={selected} />
        </>
      )}
      {rights.remove && (
        <IconButton
          size="sm"
          label={t('action.delete')}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => actions.remove(selected)}
        />
      )}
    </>
  )
}

interface SelectionBarProps {
  selection: RowSelection<Task>
  onClose: () => void
}

export function SelectionBar({ selection, onClose }: SelectionBarProps) {
  const { t } = useTranslation('todo')
  const count = selection.rows.length
  const countText = t('list.selected', { count })

  useEffect(() => {
    if (count > 0) announce(countText)
  }, [count, countText])

  return (
    <div className={styles.todoSelection} role="group" aria-label={t('list.tools')}>
      <RowCheckbox
        label={t('list.selectAll')}
        isChecked={selection.state === 'all'}
        isMixed={selection.state === 'some'}
        onToggle={selection.togglePage}
      />
      <span className={`${styles.todoSelectionCount} tabular`}>{countText}</span>
      {count > 0 && <Tools selected={selection.rows} />}
      <span className="toolbar-gap" />
      <IconButton size="sm" label={t('list.endSelection')} icon={<X aria-hidden="true" />} onClick={onClose} />
    </div>
  )
}
