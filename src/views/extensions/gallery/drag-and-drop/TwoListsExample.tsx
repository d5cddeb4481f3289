import { announce } from '@core/components/announce'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { useDragEscape, useDragSensors } from '@core/components/sortable/useDragSensors'
import { useSortableRow } from '@core/components/sortable/useSortableRow'
import { overlayRoot } from '@core/root'
import {
  closestCorners,
  DndContext,
  DragOverlay,
  useDroppable,
  type Announcements,
  type DragEndEvent,
  type DragOverEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ArrowLeftRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styles from './sorting.module.scss'

type Side = 'shown' | 'hidden'
type Field = (typeof fields)[number]
type Lists = Readonly<Record<Side, readonly Field[]>>

const sides = ['shown', 'hidden'] as const
const fields = ['customer', 'amount', 'due', 'note', 'tax'] as const
const start: Lists = { shown: ['customer', 'amount', 'due'], hidden: ['note', 'tax'] }

const fieldOf = (id: UniqueIdentifier) => fields.find((field) => field === id)

export function TwoListsExample() {
  const { t } = useTranslation(['extensions', 'kit'])
  const sensors = useDragSensors()
  const [lists, setLists] = useState(start)
  const [held, setHeld] = useState<{ field: Field | undefined; before: Lists } | null>(null)
  // Announcements read the lists before the next render.
  const latest = useRef(lists)
  useDragEscape(held !== null)

  const sideOf = (id: UniqueIdentifier) =>
    sides.find((side) => side === id || latest.current[side].some((field) => field === id))
  function placeOf(id: UniqueIdentifier) {
    const field = fieldOf(id)
    const list = latest.current[sideOf(id) ?? 'shown']
    return {
      name: field ? t(`demo.field.${field}`) : '',
      place: list.findIndex((other) => other === field) + 1,
      count: list.length,
    }
  }
  const set = (next: Lists) => {
    latest.current = next
    setLists(next)
  }

  function put(field: Field, to: Side, other?: Field) {
    const from = sideOf(field)
    if (!from) return
    const rest = latest.current[to].filter((name) => name !== field)
    const at = other && rest.includes(other) ? rest.indexOf(other) : rest.length
    const left = latest.current[from].filter((name) => name !== field)
    set({ ...latest.current, [from]: left, [to]: rest.toSpliced(at, 0, field) })
  }
  function handleOver({ active, over }: DragOverEvent) {
    const field = fieldOf(active.id)
    const to = over && sideOf(over.id)
    if (field && to && to !== sideOf(field)) put(field, to, fieldOf(over.id))
  }
  function handleEnd({ active, over }: DragEndEvent) {
    setHeld(null)
    const side = sideOf(active.id)
    const [field, other] = [fieldOf(active.id), over && fieldOf(over.id)]
    if (!side || !field || !other || sideOf(other) !== side) return
    const list = latest.current[side]
    set({ ...latest.current, [side]: arrayMove([...list], list.indexOf(field), list.indexOf(other)) })
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => t('kit:sort.picked', placeOf(active.id)),
    onDragOver: ({ active }) => t('kit:sort.moved', placeOf(active.id)),
    onDragEnd: ({ active }) => t('kit:sort.dropped', placeOf(active.id)),
    onDragCancel: ({ active }) => t('kit:sort.cancelled', { name: placeOf(active.id).name }),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCorners}
      onDragStart={({ active }) => setHeld({ field: fieldOf(active.id), before: lists })}
      onDragOver={handleOver}
      onDragEnd={handleEnd}
      onDragCancel={() => {
        if (held) set(held.before)
        setHeld(null)
      }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('kit:sort.howTo') } }}
    >
      <div className="row g-3">
        {sides.map((side) => (
          <div key={side} className="col-sm-6">
            <h3 className="fs-6">{t(`demo.sort.${side}`)}</h3>
            <List
              side={side}
              ids={lists[side]}
              onSwitch={(id) => {
                const to = side === 'shown' ? 'hidden' : 'shown'
                put(id, to)
                announce(t('demo.sort.switched', { name: t(`demo.field.${id}`), list: t(`demo.sort.${to}`) }))
              }}
            />
          </div>
        ))}
      </div>
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {held?.field && <div className={`${styles.row} ${styles.held}`}>{t(`demo.field.${held.field}`)}</div>}
        </DragOverlay>,
        overlayRoot(),
      )}
    </DndContext>
  )
}

interface ListProps {
  side: Side
  ids: readonly Field[]
  onSwitch: (id: Field) => void
}

function List({ side, ids, onSwitch }: ListProps) {
  const { t } = useTranslation('extensions')
  const { setNodeRef } = useDroppable({ id: side })
  return (
    <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
      <ol ref={setNodeRef} className={`${styles.list} ${styles.bin}`} aria-label={t(`demo.sort.${side}`)}>
        {ids.map((id) => (
          <Row key={id} id={id} onSwitch={() => onSwitch(id)} />
        ))}
      </ol>
    </SortableContext>
  )
}

function Row({ id, onSwitch }: { id: Field; onSwitch: () => void }) {
  const { t } = useTranslation('extensions')
  const { setRow, isDragging, handle } = useSortableRow(id)
  const name = t(`demo.field.${id}`)
  return (
    <li ref={setRow} className={isDragging ? `${styles.row} opacity-50` : styles.row}>
      <DragHandle label={t('demo.sort.move', { name })} handle={handle} />
      <span className="flex-grow-1">{name}</span>
      <MenuButton
        label={t('demo.sort.menu', { name })}
        icon={<ArrowLeftRight aria-hidden="true" />}
        buttonProps={{ size: 'sm' }}
        align="end"
        items={[{ key: 'switch', label: t('demo.sort.switch'), onSelect: onSwitch }]}
      />
    </li>
  )
}
