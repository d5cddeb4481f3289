import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { BlogComment } from '@/redux/pages/blog/schema'
import { likeComment, reinstateComment, withdrawComment } from '@/redux/pages/blog/slice'

/**
 * What can be done to a comment.
 * @param id of the post
 */
export function useCommentActions(id: number) {
  const { t } = useTranslation('blog')
  const { write } = useWrite()
  return {
    like: ({ id: commentId, liked }: BlogComment) =>
      void write(likeComment, { id, commentId, liked: !liked }, { isToggle: true }),

    withdraw({ id: commentId }: BlogComment) {
      const which = { id, commentId }
      void write(withdrawComment, which, {
        done: t('toast.withdrawn'),
        undo: () => write(reinstateComment, which, { done: t('toast.reinstated') }),
      })
    },
  }
}
