import { MenuButton } from '@core/components/overlay/MenuButton'
import { useConfirm } from '@core/components/overlay/confirmContext'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { lazyPart } from '@core/lazy/lazyPart'
import { ChevronDown, Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import { mainBoard } from '@/redux/apps/kanban/rules'
import type { KanbanBoard } from '@/redux/apps/kanban/schema'
import { deleteBoard, fetchBoards, restoreBoard, selectBoards } from '@/redux/apps/kanban/boardSlice'
import type { KanbanUrl } from '../hooks/useKanbanUrl'
import { useKanbanContext } from '../shared/kanbanContext'

/** @returns after confirmation, shows the main board and deletes the board */
function useBoardActions(onShow: (spaceId: string) => void): (board: KanbanBoard) => void {
  const { t } = useTranslation('kanban')
  const confirm = useConfirm()
  const { write } = useWrite()

  async function remove({ id, title }: KanbanBoard) {
    const isMeant = await confirm({
      title: t('boards.removeTitle', { board: title }),
      body: t('boards.removeBody'),
      confirmLabel: t('boards.removeConfirm'),
      isDanger: true,
    })
    if (!isMeant) return
    onShow(mainBoard)
    await write(deleteBoard, id, {
      success: t('toast.boardRemoved', { board: title }),
      async undo() {
        if (await write(restoreBoard, id, { success: t('toast.boardRestored', { board: title }) })) onShow(id)
      },
    })
  }
  return (board) => void remove(board)
}

const BoardDialog = lazyPart(() => import('./BoardDialog').then(({ BoardDialog }) => BoardDialog))

export function BoardSwitch({ url: { params, change } }: { url: KanbanUrl }) {
  const { t } = useTranslation('kanban')
  const { rights } = useKanbanContext()
  useRequest(fetchBoards, undefined)
  const boards = useAppSelector(selectBoards)
  const [dialog, setDialog] = useState<'new' | 'rename' | null>(null)
  const show = (id: string) => change({ board: id === mainBoard ? '' : id, task: '', tab: '' })
  const remove = useBoardActions(show)
  const current = boards.find(({ id }) => id === (params.board || mainBoard))
  if (!current) return null

  const items: MenuItem[] = boards.map((board) => ({
    kind: 'radio',
    key: board.id,
    label: board.title,
    isChecked: board === current,
    onSelect: () => show(board.id),
  }))
  const edits: MenuItem[] = []
  if (rights.create)
    edits.push({
      key: '+',
      label: t('boards.new'),
      icon: <Plus aria-hidden="true" />,
      onSelect: () => setDialog('new'),
    })
  if (rights.update)
    edits.push({
      key: '~',
      label: t('boards.rename'),
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => setDialog('rename'),
    })
  if (rights.delete && current.id !== mainBoard)
    edits.push({
      key: '-',
      label: t('boards.remove'),
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      onSelect: () => remove(current),
    })

  const { title } = current
  return (
    <>
      <MenuButton
        label={t('boards.switch', { board: title })}
        buttonProps={{ size: 'sm' }}
        items={[...items, ...(edits.length > 0 ? [{ kind: 'separator' as const, key: '|' }, ...edits] : [])]}
      >
        <bdi className="truncate">{title}</bdi>
        <ChevronDown className="btn-chevron" aria-hidden="true" />
      </MenuButton>
      {dialog !== null && (
        <Suspense>
          <BoardDialog
            board={dialog === 'rename' ? current : undefined}
            boards={boards}
            onShow={show}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  )
}
