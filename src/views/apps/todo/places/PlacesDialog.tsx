import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { addPlace, removePlace, restorePlace, selectPlaces, updatePlace } from '@/redux/apps/todo/placeSlice'
import type { Places } from '@/redux/apps/todo/contract'
import type { PlaceKind } from '@/redux/apps/todo/schema'
import type { TagKind } from '@/views/shared/tags/TagsDialog'
import { TagsDialog } from '@/views/shared/tags/TagsDialog'
import { usePlaces } from '../hooks/usePlaces'
import { hrefOf, type TaskView } from '../hooks/useTodoUrl'
import { useTodo } from '../shared/todo'

interface PlacesDialogProps {
  kind: PlaceKind
  view: TaskView
  onClose: () => void
}

export function PlacesDialog({ kind, view, onClose }: PlacesDialogProps) {
  const { t } = useTranslation('todo')
  const navigate = useNavigate()
  const { rights } = useTodo()
  const { tags, projects } = usePlaces()
  const own = useAppSelector(selectPlaces).places.filter((place) => place.kind === kind)
  const tagKind: TagKind<Places> = {
    names: kind === 'tag' ? tags : projects,
    text: (key, values = {}) => t(`places.${kind}.${key}`, values),
    add: (place, write, done) => write(addPlace, { ...place, kind }, { success: done }),
    update: updatePlace,
    remove: removePlace,
    restore: restorePlace,
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
