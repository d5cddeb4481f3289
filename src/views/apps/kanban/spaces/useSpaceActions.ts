import { useConfirm } from '@core/components/overlay/confirmContext'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import { mainSpace } from '@/redux/apps/kanban/rules'
import type { Space } from '@/redux/apps/kanban/schema'
import { deleteSpace, restoreSpace } from '@/redux/apps/kanban/spaceSlice'

/** @returns deletes a board once that is meant, and shows the main one */
export function useSpaceActions(onShow: (spaceId: string) => void): (space: Space) => void {
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
      done: t('toast.spaceRemoved', { board: title }),
      async undo() {
        if (await write(restoreSpace, id, { done: t('toast.spaceRestored', { board: title }) })) onShow(id)
      },
    })
  }
  return (space) => void remove(space)
}
