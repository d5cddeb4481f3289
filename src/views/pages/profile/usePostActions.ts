import { useUser } from '@core/auth/user'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Post } from '@/redux/pages/profile/schema'
import { likePost, removeComment, removePost, restoreComment, restorePost } from '@/redux/pages/profile/slice'

export function usePostActions() {
  const { t } = useTranslation('profile')
  const user = useUser()
  const { write } = useWrite()
  return {
    like: ({ id, youLiked }: Post) => {
      const you = { avatar: user?.avatar ?? '', username: user ? user.fullName || user.username : '' }
      void write(likePost, { id, youLiked: !youLiked, you }, { isToggle: true })
    },

    remove: (id: number) =>
      void write(removePost, id, {
        success: t('toast.postRemoved'),
        undo: () => write(restorePost, id, { success: t('toast.postRestored') }),
      }),

    removeComment: (id: number) =>
      void write(removeComment, id, {
        success: t('toast.commentRemoved'),
        undo: () => write(restoreComment, id, { success: t('toast.commentRestored') }),
      }),
  }
}
