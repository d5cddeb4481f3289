import { useCan } from '@core/auth/useCan'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { PageHeader } from '@core/components/PageHeader'
import { StaleAlert } from '@core/components/StaleAlert'
import { announce } from '@core/components/announce'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { LinkButton } from '@core/components/button/LinkButton'
import { useRowSelection } from '@core/components/data-table/useRowSelection'
import { Drawer } from '@core/components/overlay/Drawer'
import { ShortcutDialog as Sheet } from '@core/components/overlay/ShortcutDialog'
import { NotFound } from '@core/illustrations/NotFound'
import { lazyPart } from '@core/lazy/lazyPart'
import { PanelLeft, Plus, Trash2 } from 'lucide-react'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { selectCategories } from '@/redux/apps/todo/categorySlice'
import type { CategoryKind } from '@/redux/apps/todo/schema'
import { selectSelectedTaskIds, tasksSelected } from '@/redux/apps/todo/slice'
import { useNow } from '@/utility/hooks/useNow'
import { useCompletedHidden } from './hooks/useCompletedHidden'
import { useArrangement } from './hooks/useArrangement'
import { useDue } from './hooks/useDue'
import { useCategories, useTitleOf } from './hooks/useCategories'
import { useTaskActions } from './hooks/useTaskActions'
import { useOpenTask, useTaskList } from './hooks/useTaskList'
import { useTodoKeys } from './hooks/useTodoKeys'
import type { TaskView, TodoUrl } from './hooks/useTodoUrl'
import { hrefOf, useTodoUrl } from './hooks/useTodoUrl'
import { ListBar } from './list/ListBar'
import { QuickAdd } from './list/QuickAdd'
import { SelectionBar } from './list/SelectionBar'
import { TaskList } from './list/TaskList'
import type { TaskRowsHandle } from './list/TaskRows'
import { paths } from './paths'
import type { OrderBlock, Todo } from './shared/todo'
import { TodoContext } from './shared/todo'
import { Sidebar } from './sidebar/Sidebar'
import styles from './todo.module.scss'

const rows = [
  ['new', ['N']],
  ['quickAdd', ['Q']],
  ['next', ['J']],
  ['previous', ['K']],
  ['open', ['↵']],
  ['complete', ['X']],
  ['star', ['S']],
  ['select', ['⇧ X']],
  ['delete', ['#']],
  ['undo', ['Z']],
  ['search', ['/']],
  ['everything', ['Ctrl K', '⌘ K']],
  ['sheet', ['?']],
] as const

function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('todo')
  return <Sheet shortcuts={rows.map(([name, keys]) => ({ does: t(`shortcuts.${name}`), keys }))} onClose={onClose} />
}

const CategoriesDialog = lazyPart(() =>
  import('./categories/CategoriesDialog').then(({ CategoriesDialog }) => CategoriesDialog),
)
const TaskDrawer = lazyPart(() => import('./form/TaskDrawer').then(({ TaskDrawer }) => TaskDrawer))

function NoSuchList() {
  const { t } = useTranslation('todo')
  return (
    <>
      <PageHeader title={t('missing.title')} />
      <Card>
        <EmptyState
          picture={<NotFound />}
          title={t('missing.list')}
          text={t('missing.listText')}
          action={
            <LinkButton variant="primary" to={paths.todo.href()}>
              {t('missing.back')}
            </LinkButton>
          }
        />
      </Card>
    </>
  )
}

function orderBlockOf({ view, q, sort, isGrouped }: TodoUrl, mayUpdate: boolean): OrderBlock {
  if (!mayUpdate) return 'forbidden'
  if (view?.filter !== 'all') return 'filtered'
  if (q !== '') return 'searched'
  if (sort !== 'manual') return 'sorted'
  return isGrouped ? 'grouped' : null
}

function Tasks({ url, view }: { url: TodoUrl; view: TaskView }) {
  const { t } = useTranslation('todo')
  const dispatch = useAppDispatch()
  const can = useCan()
  const [overlay, setOverlay] = useState<null | 'lists' | 'shortcuts' | CategoryKind>(null)
  const [isChoosing, setChoosing] = useState(false)
  const rows = useRef<TaskRowsHandle>(null)
  const search = useRef<HTMLInputElement>(null)
  const quickAdd = useRef<HTMLInputElement>(null)

  const now = useNow()
  const list = useTaskList(url.query)
  const [isCompletedHidden, toggleCompleted] = useCompletedHidden()
  const isMixed = view.filter !== 'completed' && view.filter !== 'deleted'
  const { groups, tasks } = useArrangement(
    list.tasks,
    { isGrouped: url.isGrouped, isCompletedHidden: isCompletedHidden && isMixed && url.q === '' },
    now,
  )
  const opened = useOpenTask(typeof url.open === 'number' ? url.open : null, list.tasks)
  const storedIds = useAppSelector(selectSelectedTaskIds)
  const selectedIds = useMemo(() => new Set(storedIds), [storedIds])
  const selection = useRowSelection(
    { rows: tasks, keyOf: ({ id }) => id },
    { selected: selectedIds, onChange: (ids) => dispatch(tasksSelected([...ids])) },
  )
  const { rows: selected, toggle: select } = selection
  const actions = useTaskActions()
  const dueOf = useDue(now)
  const isSelecting = isChoosing || selected.length > 0
  const { hrefTo } = url
  const categories = useCategories()
  const titleOf = useTitleOf()
  const orderBlock = orderBlockOf(url, can('update', 'Todo'))
  const todo = useMemo<Todo>(
    () => ({
      ...{ actions, dueOf, hrefTo, categories, orderBlock, isSelecting, select, onCategories: setOverlay },
      rights: { create: can('create', 'Todo'), update: can('update', 'Todo'), remove: can('delete', 'Todo') },
    }),
    [actions, dueOf, hrefTo, categories, can, orderBlock, isSelecting, select],
  )
  useTodoKeys({
    todo,
    tasks,
    selected,
    focusRow: (index) => rows.current?.focusRow(index),
    onNew: () => url.go('new'),
    onQuickAdd: () => quickAdd.current?.focus(),
    onSearch: () => search.current?.focus(),
    onShortcuts: () => setOverlay('shortcuts'),
  })

  const isSearched = url.q !== '' && list.request.status === 'succeeded'
  const found = t('list.found', { count: tasks.length })
  useEffect(() => {
    if (isSearched) announce(found)
  }, [isSearched, found, url.q])

  function endSelection() {
    setChoosing(false)
    dispatch(tasksSelected([]))
  }

  const title = titleOf(view) ?? ''
  const hasQuickAdd = todo.rights.create && view.filter !== 'deleted' && view.filter !== 'completed'
  const canEmpty = view.filter === 'deleted' && url.q === '' && tasks.length > 0 && todo.rights.remove
  const sidebar = <Sidebar current={view} onShortcuts={() => setOverlay('shortcuts')} onGo={() => setOverlay(null)} />
  return (
    <TodoContext value={todo}>
      <div className={`fills-window ${styles.appTodo}`}>
        <PageHeader
          title={title}
          documentTitle={url.open === 'new' ? t('form.add') : (opened.task?.title ?? title)}
          actions={
            <>
              {canEmpty && (
                <Button
                  variant="outline-danger"
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => void actions.removeForever(tasks)}
                >
                  {t('action.empty')}
                </Button>
              )}
              {todo.rights.create && (
                <LinkButton
                  variant="primary"
                  className={styles.todoAdd}
                  icon={<Plus aria-hidden="true" />}
                  to={url.hrefTo('new')}
                >
                  {t('action.add')}
                </LinkButton>
              )}
            </>
          }
        />
        <div className={`card ${styles.todoPanes}`}>
          <aside className={styles.todoPaneSidebar} aria-label={t('sidebar.pane')}>
            {sidebar}
          </aside>
          <section className={styles.todoPaneList} aria-label={title}>
            <ListBar
              url={url}
              searchRef={search}
              completed={isMixed ? { isShown: !isCompletedHidden, onToggle: toggleCompleted } : null}
              onSelecting={(isOn) => (isOn ? setChoosing(true) : endSelection())}
            >
              <IconButton
                className={styles.todoOpenLists}
                label={t('sidebar.open')}
                icon={<PanelLeft className="flip-rtl" aria-hidden="true" />}
                onClick={() => setOverlay('lists')}
              />
            </ListBar>
            {isSelecting && <SelectionBar selection={selection} onClose={endSelection} />}
            {hasQuickAdd && <QuickAdd ref={quickAdd} view={view} />}
            {list.request.status === 'failed' && tasks.length > 0 && (
              <StaleAlert title={t('list.notRefreshed')} error={list.request.error} onRetry={list.retry} />
            )}
            <TaskList
              ref={rows}
              list={list}
              url={url}
              title={title}
              groups={groups}
              tasks={tasks}
              selectedIds={selectedIds}
            />
          </section>
        </div>
        <Drawer isOpen={overlay === 'lists'} side="start" title={t('sidebar.label')} onClose={() => setOverlay(null)}>
          {sidebar}
        </Drawer>
        {url.open !== null && (
          <Suspense>
            <TaskDrawer
              open={url.open}
              view={view}
              opened={opened}
              isListLoading={list.isLoading}
              onClose={() => url.go()}
            />
          </Suspense>
        )}
        {(overlay === 'tag' || overlay === 'project') && (
          <Suspense>
            <CategoriesDialog kind={overlay} view={view} onClose={() => setOverlay(null)} />
          </Suspense>
        )}
        {overlay === 'shortcuts' && <ShortcutDialog onClose={() => setOverlay(null)} />}
      </div>
    </TodoContext>
  )
}

/** `/apps/todo/:filter?/:id?` and `/apps/todo/tag/:tag/:id?` */
export function TodoPage() {
  const url = useTodoUrl()
  const titleOf = useTitleOf()
  const { request } = useAppSelector(selectCategories)
  const isThere = url.view && (titleOf(url.view) !== undefined || request.status !== 'succeeded')
  return url.view && isThere ? <Tasks key={hrefOf(url.view)} url={url} view={url.view} /> : <NoSuchList />
}
