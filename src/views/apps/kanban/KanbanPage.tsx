import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { PageHeader } from '@core/components/PageHeader'
import { StaleAlert } from '@core/components/StaleAlert'
import { lazyPart } from '@core/lazy/lazyPart'
import { Archive, Keyboard, List, ListFilter, MoreHorizontal, Plus, Rows3, SquareKanban } from 'lucide-react'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import { useNow } from '@/utility/hooks/useNow'
import { KanbanContent } from './KanbanContent'
import { KanbanFilters } from './filters/KanbanFilters'
import { useColumnActions } from './hooks/useColumnActions'
import { useCollapsed } from './hooks/useCollapsed'
import { useKanban } from './hooks/useKanban'
import { useKanbanKeys } from './hooks/useKanbanKeys'
import { useKanbanUrl } from './hooks/useKanbanUrl'
import { useTaskActions } from './hooks/useTaskActions'
import { KanbanContext } from './shared/kanbanContext'
import { BoardSwitch } from './boards/BoardSwitch'
import styles from './kanban.module.scss'

const TaskDrawer = lazyPart(() => import('./task/TaskDrawer').then(({ TaskDrawer }) => TaskDrawer))
const ArchiveDrawer = lazyPart(() => import('./archive/ArchiveDrawer').then(({ ArchiveDrawer }) => ArchiveDrawer))
const ShortcutDialog = lazyPart(() => import('./ShortcutDialog').then(({ ShortcutDialog }) => ShortcutDialog))

const views = [
  { view: '', text: 'view.board', icon: <SquareKanban aria-hidden="true" /> },
  { view: 'lanes', text: 'view.lanes', icon: <Rows3 aria-hidden="true" /> },
  { view: 'list', text: 'view.list', icon: <List aria-hidden="true" /> },
] as const

const filterNames = ['q', 'label', 'assignee', 'due'] as const

/** `/apps/kanban`: tasks in columns, lanes or a list, and the open task. */
export function KanbanPage() {
  const { t } = useTranslation(['kanban', 'kit'])
  const can = useCan()
  const now = useNow()
  const [addingTo, setAddingTo] = useState<string | null>(null)
  const [hasShortcuts, setShortcuts] = useState(false)
  const searchRef = useRef<HTMLInputElement>(null)

  const url = useKanbanUrl()
  const { params, change, hrefTo } = url
  /** On phones, the filters are hidden until asked for. */
  const [hasFilters, setFilters] = useState(() => filterNames.some((name) => params[name] !== ''))
  const data = useKanban(params, now)
  const { columns, done, tasks, isFiltered, request } = data
  const isBoard = params.view === ''
  const [collapsed, toggle] = useCollapsed()
  const firstOpen = columns.find(({ id }) => !collapsed.has(id)) ?? columns[0]
  const openTask = tasks.find(({ id }) => String(id) === params.task)

  const { write } = useWrite()
  const taskActions = useTaskActions(write, params.board)
  const columnActions = useColumnActions(write, params.board)
  const rights = useMemo(
    () => ({ create: can('create', 'Kanban'), update: can('update', 'Kanban'), delete: can('delete', 'Kanban') }),
    [can],
  )
  const context = useMemo(
    () => ({ columns, done, isFiltered, rights, now, hrefTo, taskActions, columnActions }),
    [columns, done, isFiltered, rights, now, hrefTo, taskActions, columnActions],
  )

  const addTo = useCallback(
    (columnId: string | null) => {
      setAddingTo(columnId)
      if (columnId === null) return
      if (!isBoard) change({ view: '' })
      if (collapsed.has(columnId)) toggle(columnId)
    },
    [isBoard, change, collapsed, toggle],
  )
  useKanbanKeys({
    columns,
    tasks,
    actions: taskActions,
    rights,
    onSearch() {
      flushSync(() => setFilters(true))
      searchRef.current?.focus()
    },
    onAdd: (columnId = firstOpen?.id) => addTo(columnId ?? null),
    onShortcuts: () => setShortcuts(true),
  })

  const otherViews = views.filter(({ view }) => view !== params.view)
  const note = params.view === 'lanes' ? t('lane.note') : isFiltered && isBoard ? t('board.orderOff') : null
  return (
    <KanbanContext value={context}>
      <div className={cx(styles.appKanban, params.view !== 'list' && 'is-board')}>
        <PageHeader
          title={t('title')}
          aside={<BoardSwitch url={url} />}
          {...(openTask && { documentTitle: openTask.title })}
          actions={
            <>
              <IconButton
                className="d-none d-md-inline-flex"
                label={t('kit:shortcuts.title')}
                icon={<Keyboard aria-hidden="true" />}
                onClick={() => setShortcuts(true)}
              />
              <IconButton
                className="d-md-none"
                label={t('filter.show')}
                aria-expanded={hasFilters}
                aria-controls="kanban-filters"
                icon={<ListFilter aria-hidden="true" />}
                onClick={() => setFilters(!hasFilters)}
              />
              <div className="d-md-none">
                <MenuButton
                  label={t('moreActions')}
                  icon={<MoreHorizontal aria-hidden="true" />}
                  align="end"
                  items={[
                    ...otherViews.map(({ view, text, icon }) => ({
                      key: view,
                      label: t(text),
                      icon,
                      onSelect: () => change({ view }),
                    })),
                    {
                      key: 'archive',
                      label: t('archive.title'),
                      icon: <Archive aria-hidden="true" />,
                      onSelect: () => change({ panel: 'archive' }),
                    },
                  ]}
                />
              </div>
              <IconButton
                className="d-none d-md-inline-flex"
                label={t('archive.title')}
                icon={<Archive aria-hidden="true" />}
                onClick={() => change({ panel: 'archive' })}
              />
              {otherViews.map(({ view, text, icon }) => (
                <Button key={view} className="d-none d-md-inline-flex" icon={icon} onClick={() => change({ view })}>
                  {t(text)}
                </Button>
              ))}
              {rights.create && (columns.length > 0 || data.isLoading) && (
                <Button
                  variant="primary"
                  disabled={data.isLoading}
                  icon={<Plus aria-hidden="true" />}
                  aria-label={t('addTask')}
                  onClick={() => addTo(addingTo ?? firstOpen?.id ?? null)}
                >
                  <span className={styles.addText}>{t('addTask')}</span>
                </Button>
              )}
            </>
          }
        />
        <KanbanFilters
          url={url}
          tasks={tasks}
          isOpen={hasFilters}
          note={rights.update ? note : null}
          searchRef={searchRef}
        />
        {request.status === 'failed' && columns.length > 0 && (
          <StaleAlert title={t('board.notRefreshed')} error={request.error} onRetry={data.retry} />
        )}
        <KanbanContent
          url={url}
          data={data}
          collapsed={collapsed}
          onToggle={toggle}
          addingTo={addingTo}
          onAdding={addTo}
        />
      </div>
      {params.task !== '' && !data.isLoading && (
        <Suspense>
          <TaskDrawer key={params.task} task={openTask} url={url} />
        </Suspense>
      )}
      {params.panel === 'archive' && (
        <Suspense>
          <ArchiveDrawer board={params.board} onClose={() => change({ panel: '' })} />
        </Suspense>
      )}
      {hasShortcuts && (
        <Suspense>
          <ShortcutDialog onClose={() => setShortcuts(false)} />
        </Suspense>
      )}
    </KanbanContext>
  )
}
