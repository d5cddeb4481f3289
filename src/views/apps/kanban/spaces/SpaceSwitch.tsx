import { MenuButton } from '@core/components/overlay/MenuButton'
import { useConfirm } from '@core/components/overlay/confirmContext'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { lazyPart } from '@core/lazy/lazyPart'
import { ChevronDown, Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import { mainSpace } from '@/redux/apps/kanban/rules'
import type { Space } from '@/redux/apps/kanban/schema'
import { deleteSpace, fetchSpaces, restoreSpace, selectSpaces } from '@/redux/apps/kanban/spaceSlice'
import type { KanbanUrl } from '../hooks/useKanbanUrl'
import { useKanbanContext } from '../shared/kanbanContext'

/** @returns after confirmation, shows the main board and deletes the board */
function useSpaceActions(onShow: (spaceId: string) => void): (space: Space) => void {
  const { t } = useTranslation('kanban')
  const confirm = useConfirm()
  const { write } = useWrite()

  async function remove({ id, title }: Space) {
    const isMeant = await confirm({
      title: t('space.removeTitle', { board: title }),
      body: t('space.removeBody'),
      confirmLabel: t('space.removeConfirm'),
      isDanger: true,
    })
    if (!isMeant) return
    onShow(mainSpace)
    await write(deleteSpace, id, {
      success: t('toast.spaceRemoved', { board: title }),
      async undo() {
        if (await write(restoreSpace, id, { success: t('toast.spaceRestored', { board: title }) })) onShow(id)
      },
    })
  }
  return (space) => void remove(space)
}

const SpaceDialog = lazyPart(() => import('./SpaceDialog').then(({ SpaceDialog }) => SpaceDialog))

export function SpaceSwitch({ url: { params, change } }: { url: KanbanUrl }) {
  const { t } = useTranslation('kanban')
  const { rights } = useKanbanContext()
  useRequest(fetchSpaces, undefined)
  const spaces = useAppSelector(selectSpaces)
  const [dialog, setDialog] = useState<'new' | 'rename' | null>(null)
  const show = (id: string) => change({ board: id === mainSpace ? '' : id, task: '', tab: '' })
  const remove = useSpaceActions(show)
  const current = spaces.find(({ id }) => id === (params.board || mainSpace))
  if (!current) return null

  const items: MenuItem[] = spaces.map((space) => ({
    kind: 'radio',
    key: space.id,
    label: space.title,
    isChecked: space === current,
    onSelect: () => show(space.id),
  }))
  const edits: MenuItem[] = []
  if (rights.create)
    edits.push({
      key: '+',
      label: t('space.new'),
      icon: <Plus aria-hidden="true" />,
      onSelect: () => setDialog('new'),
    })
  if (rights.update)
    edits.push({
      key: '~',
      label: t('space.rename'),
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => setDialog('rename'),
    })
  if (rights.delete && current.id !== mainSpace)
    edits.push({
      key: '-',
      label: t('space.remove'),
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      onSelect: () => remove(current),
    })

  const { title } = current
  return (
    <>
      <MenuButton
        label={t('space.switch', { board: title })}
        look={{ size: 'sm' }}
        items={[...items, ...(edits.length > 0 ? [{ kind: 'separator' as const, key: '|' }, ...edits] : [])]}
      >
        <bdi className="truncate">{title}</bdi>
        <ChevronDown className="btn-chevron" aria-hidden="true" />
      </MenuButton>
      {dialog !== null && (
        <Suspense>
          <SpaceDialog
            space={dialog === 'rename' ? current : undefined}
            spaces={spaces}
            onShow={show}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  )
}
