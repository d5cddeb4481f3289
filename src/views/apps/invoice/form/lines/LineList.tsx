import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { useLayer } from '@core/components/overlay/layers'
import { toast } from '@core/toast/toast'
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldId } from '../fieldId'
import type { InvoiceFormReturn } from '../useInvoiceForm'
import { emptyLine } from '../invoiceForm'
import { useFieldError } from '../useFieldError'
import { LineRow } from './LineRow'
import { LineTotals } from './LineTotals'

/** The sensors know no other way to be stopped than their own key. */
function cancelDrag() {
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }))
}

/** What is billed: lines to fill in, in any order, and what they come to. */
export function LineList({ form }: { form: InvoiceFormReturn }) {
  const { t } = useTranslation('invoice')
  const errorOf = useFieldError()
  const { control, getValues } = form
  const { fields, append, remove, insert, move } = useFieldArray({ control, name: 'lines' })
  const addButton = useRef<HTMLButtonElement>(null)
  const [isDragging, setDragging] = useState(false)
  const dragged = useRef('')
  useLayer(isDragging, cancelDrag)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const { errors } = form.formState
  const error = errorOf(errors.lines?.root?.message ?? errors.lines?.message)
  const indexOf = (id: UniqueIdentifier | undefined) => fields.findIndex((field) => field.id === id)
  const nameOf = (index: number) => getValues(`lines.${index}.title`) || t('form.line.unnamed')
  const told = ({ id }: { id: UniqueIdentifier }, over = { id }) => ({
    name: dragged.current,
    place: indexOf(over.id) + 1,
    count: fields.length,
  })
  const announcements: Announcements = {
    onDragStart({ active }) {
      // Once it is put down, its old place holds another one.
      dragged.current = nameOf(indexOf(active.id))
      return t('form.line.picked', told(active))
    },
    onDragOver: ({ active, over }) => t('form.line.moved', told(active, over ?? undefined)),
    onDragEnd: ({ active, over }) => t('form.line.dropped', told(active, over ?? undefined)),
    onDragCancel: ({ active }) => t('form.line.cancelled', told(active)),
  }

  function handleDragEnd({ active, over }: DragEndEvent) {
    setDragging(false)
    if (over && active.id !== over.id) move(indexOf(active.id), indexOf(over.id))
  }
  function handleRemove(index: number) {
    const line = getValues(`lines.${index}`)
    const name = nameOf(index)
    remove(index)
    addButton.current?.focus()
    toast.success(t('form.line.removed', { name }), {
      undo: () => insert(index, line, { focusName: `lines.${index}.title` }),
    })
  }

  return (
    <Card title={t('form.lines')}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={() => setDragging(true)}
        onDragEnd={handleDragEnd}
        onDragCancel={() => setDragging(false)}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('form.line.howToMove') } }}
      >
        <SortableContext items={fields.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="line-list" id={fieldId('lines')} tabIndex={-1} aria-label={t('form.lines')}>
            {fields.map(({ id }, index) => (
              <LineRow
                key={id}
                id={id}
                form={form}
                index={index}
                count={fields.length}
                onMove={(to) => move(index, to)}
                onRemove={() => handleRemove(index)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {error && <p className="field-error">{error}</p>}
      <div className="line-foot">
        <Button
          ref={addButton}
          icon={<Plus aria-hidden="true" />}
          onClick={() => append(emptyLine, { focusName: `lines.${fields.length}.title` })}
        >
          {t('form.line.add')}
        </Button>
        <LineTotals control={control} />
      </div>
    </Card>
  )
}
