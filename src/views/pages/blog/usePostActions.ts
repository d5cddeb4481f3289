import { useConfirm } from '@core/components/overlay/confirmContext'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { BlogItem } from '@/redux/pages/blog/schema'
import { bookmarkPost, removePost, restorePost } from '@/redux/pages/blog/slice'

export function usePostActions() {
  const { t } = useTranslation('blog')
  const confirm = useConfirm()
  const { write } = useWrite()
  return {
    bookmark: ({ id, bookmarked }: Pick<BlogItem, 'id' | 'bookmarked'>) =>
      void write(bookmarkPost, { id, bookmarked: !bookmarked }, { isToggle: true }),

    /** @returns whether the post was deleted */
    async remove({ id, title }: Pick<BlogItem, 'id' | 'title'>): Promise<boolean> {
      const isAgreed = await confirm({
        title: t('remove.title', { title }),
        body: t('remove.body'),
        confirmLabel: t('remove.label'),
        isDanger: true,
      })
      if (!isAgreed) return false
      const done = await write(removePost, id, {
        success: t('toast.removed', { title }),
        undo: () => write(restorePost, id, { success: t('toast.restored', { title }) }),
      })
      return done !== null
    },
  }
}
