import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import {
  addCategory,
  removeCategory,
  restoreCategory,
  selectCategories,
  updateCategory,
} from '@/redux/apps/todo/categorySlice'
import type { Categories } from '@/redux/apps/todo/contract'
import type { CategoryKind } from '@/redux/apps/todo/schema'
import type { TagKind } from '@/views/shared/tags/TagsDialog'
import { TagsDialog } from '@/views/shared/tags/TagsDialog'
import { useCategories } from '../hooks/useCategories'
import { hrefOf, type TaskView } from '../hooks/useTodoUrl'
import { useTodo } from '../shared/todo'

interface CategoriesDialogProps {
  kind: CategoryKind
  view: TaskView
  onClose: () => void
}

export function CategoriesDialog({ kind, view, onClose }: CategoriesDialogProps) {
  const { t } = useTranslation('todo')
  const navigate = useNavigate()
  const { rights } = useTodo()
  const { tags, projects } = useCategories()
  const own = useAppSelector(selectCategories).places.filter((category) => category.kind === kind)
  const tagKind: TagKind<Categories> = {
    names: kind === 'tag' ? tags : projects,
    text: (key, values = {}) => t(`categories.${kind}.${key}`, values),
    add: (category, write, done) => write(addCategory, { ...category, kind }, { success: done }),
    update: updateCategory,
    remove: removeCategory,
    restore: restoreCategory,
  }
  async function leave(id: string) {
    if (view.tag === id || view.project === id) await navigate(hrefOf({ filter: 'all' }))
  }

  return (
    <TagsDialog
      kind={tagKind}
      tags={own}
      rights={{ add: rights.create, update: rights.update, remove: rights.remove }}
      onRemove={leave}
      onClose={onClose}
    />
  )
}
