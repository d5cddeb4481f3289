import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { Dialog } from '@core/components/overlay/Dialog'
import { ToneDot } from '@core/components/sidebar/ToneDot'
import { PenLine, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import { removePlace, restorePlace, selectPlaces } from '@/redux/apps/todo/placeSlice'
import type { Place, PlaceKind } from '@/redux/apps/todo/schema'
import { mostPlaces } from '@/redux/apps/todo/schema'
import { hrefOf, type TaskView } from '../hooks/useTodoUrl'
import { useTodo } from '../shared/todo'
import { PlaceForm } from './PlaceForm'

interface PlacesDialogProps {
  kind: PlaceKind
  /** The list behind it. */
  view: TaskView
  onClose: () => void
}

/** Own tags, or projects: all that can be done with them. */
export function PlacesDialog({ kind, view, onClose }: PlacesDialogProps) {
  const { t } = useTranslation('todo')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { write } = useWrite()
  const { rights } = useTodo()
  const own = useAppSelector(selectPlaces).places.filter((place) => place.kind === kind)
  const [form, setForm] = useState<{ place: Place | null } | null>(null)
  const isFull = own.length >= mostPlaces

  async function remove({ id, name }: Place) {
    const isMeant = await confirm({
      title: t(`places.${kind}.removeTitle`, { name }),
      body: t(`places.${kind}.removeText`),
      confirmLabel: t(`places.${kind}.remove`),
      isDanger: true,
    })
    if (!isMeant) return
    // Its list is gone with it.
    if (view.tag === id || view.project === id) await navigate(hrefOf({ filter: 'all' }))
    await write(removePlace, id, {
      done: t(`places.${kind}.removed`, { name }),
      undo: () => write(restorePlace, id, { done: t(`places.${kind}.restored`, { name }) }),
    })
  }

  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={t(`places.${kind}.title`)}
        footer={
          rights.create && (
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              disabled={isFull}
              onClick={() => setForm({ place: null })}
            >
              {t(`places.${kind}.add`)}
            </Button>
          )
        }
      >
        <p className="text-muted">{t(isFull ? `places.${kind}.full` : `places.${kind}.text`, { most: mostPlaces })}</p>
        {own.length > 0 && (
          <ul className="list-unstyled mb-0">
            {own.map((place) => (
              <li key={place.id} className="d-flex align-items-center gap-2">
                <ToneDot tone={place.tone} />
                <bdi className="flex-grow-1 text-break">{place.name}</bdi>
                {rights.update && (
                  <IconButton
                    label={t('places.editOne', { name: place.name })}
                    icon={<PenLine aria-hidden="true" />}
                    onClick={() => setForm({ place })}
                  />
                )}
                {rights.remove && (
                  <IconButton
                    label={t('places.removeOne', { name: place.name })}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => void remove(place)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {form && <PlaceForm kind={kind} place={form.place} onClose={() => setForm(null)} />}
    </>
  )
}
