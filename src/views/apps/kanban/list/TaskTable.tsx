import type { Column } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { Card } from '@core/components/Card'
import { dateOf } from '@core/zonedTime'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { KanbanColumn, Task } from '@/redux/apps/kanban/schema'
import { CardMenu } from '../card/CardMenu'
import { taskColumns, type KanbanUrl } from '../hooks/useKanbanUrl'
import { DueDate } from '../shared/DueDate'
import { useKanbanContext } from '../shared/kanbanContext'
import { AssigneeStack, LabelChips } from '../shared/TaskMarks'
import styles from '../kanban.module.scss'

interface TaskTableProps {
  url: KanbanUrl
  all: ReadonlyMap<string, readonly Task[]>
  shown: ReadonlyMap<string, readonly Task[]>
  isLoading: boolean
  empty: ReactNode
}

type SortKey = (typeof taskColumns)[number]

/** Sort keys; empty ones sort last. */
const keyOf: Readonly<Record<Exclude<SortKey, 'board'>, (task: Task) => string>> = {
  title: ({ title }) => title,
  dueDate: ({ dueDate }) => (dueDate === null ? '' : dateOf(dueDate).toISOString()),
  labels: ({ labels }) => labels.join(', '),
  assignedTo: ({ assignedTo }) => assignedTo.map(({ title }) => title).join(', '),
}

function sorted(
  columns: readonly KanbanColumn[],
  shown: ReadonlyMap<string, readonly Task[]>,
  { sortColumn, sort }: { sortColumn: SortKey; sort: 'asc' | 'desc' },
  language: string,
): Task[] {
  const inOrder = columns.flatMap(({ id }) => shown.get(id) ?? [])
  if (sortColumn === 'board') return sort === 'asc' ? inOrder : inOrder.toReversed()
  const key = keyOf[sortColumn]
  const sign = sort === 'asc' ? 1 : -1
  return inOrder.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)]
    if (left === '' || right === '') return Number(left === '') - Number(right === '')
    return sign * left.localeCompare(right, language)
  })
}

export function TaskTable({ url: { params, change }, all, shown, isLoading, empty }: TaskTableProps) {
  const { t, i18n } = useTranslation('kanban')
  const { columns, hrefTo } = useKanbanContext()
  const rows = useMemo(() => sorted(columns, shown, params, i18n.language), [columns, shown, params, i18n.language])

  const tableColumns: Column<Task>[] = [
    {
      key: 'title',
      header: t('field.title'),
      kind: 'primary',
      isSortable: true,
      cell: (task) => (
        <Link className={styles.taskCell} to={hrefTo(task.id)} preventScrollReset dir="auto">
          {task.title}
        </Link>
      ),
    },
    {
      key: 'board',
      header: t('field.column'),
      isSortable: true,
      cell: (task) => <bdi>{columns.find(({ id }) => id === task.boardId)?.title}</bdi>,
    },
    {
      key: 'labels',
      header: t('field.labels'),
      isSortable: true,
      cell: ({ labels }) => <LabelChips labels={labels} />,
    },
    { key: 'dueDate', header: t('field.dueDate'), isSortable: true, cell: (task) => <DueDate task={task} /> },
    {
      key: 'assignedTo',
      header: t('field.assignedTo'),
      isSortable: true,
      cell: ({ assignedTo }) => <AssigneeStack people={assignedTo} />,
    },
    {
      key: 'actions',
      header: t('list.actions'),
      kind: 'actions',
      cell: (task) => {
        const column = all.get(task.boardId)
        return (
          <CardMenu
            task={task}
            edge={{ isFirst: column?.[0]?.id === task.id, isLast: column?.at(-1)?.id === task.id }}
          />
        )
      },
    },
  ]

  function handleSort(column: string, sort: 'asc' | 'desc') {
    const sortColumn = taskColumns.find((key) => key === column)
    if (sortColumn) change({ sortColumn, sort })
  }

  return (
    <Card isFlush>
      <DataTable
        caption={t('list.caption')}
        columns={tableColumns}
        source={{
          rows,
          keyOf: ({ id }) => id,
          labelOf: ({ title }) => title,
          status: isLoading ? 'loading' : 'ready',
          expected: 12,
        }}
        sort={{ column: params.sortColumn, direction: params.sort, onSort: handleSort }}
        empty={empty}
      />
    </Card>
  )
}
