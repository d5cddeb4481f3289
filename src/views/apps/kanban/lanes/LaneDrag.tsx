import { useDragEscape, useDragSensors } from '@core/components/sortable/useDragSensors'
import { overlayRoot } from '@core/root'
import { DndContext, DragOverlay, type DragMoveEvent } from '@dnd-kit/core'
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/kanban/schema'
import { silent, swallowClick } from '../board/drag'
import type { DragStart } from '../board/DragArea'
import { DragProxy, type DragProxyHandle } from '../board/DragProxy'
import { DraggedCard } from '../card/CardFace'
import { useKanbanContext } from '../shared/kanbanContext'
import type { Lane } from './lanes'
import styles from '../kanban.module.scss'

interface LaneDragProps {
  all: ReadonlyMap<string, readonly Task[]>
  lanes: readonly Lane[]
  children: ReactNode
}

interface Point {
  x: number
  y: number
}

/** Pointer offset from the card's corner; it determines the drop target. */
function gripOf(event: Event, row: HTMLElement): Point {
  const { left, top } = row.getBoundingClientRect()
  const press = event instanceof MouseEvent ? event : event instanceof TouchEvent ? event.touches[0] : undefined
  return { x: (press?.clientX ?? left) - left, y: (press?.clientY ?? top) - top }
}

/** Drags cards to other people, other columns, or both. The card menu is the alternative. */
export function LaneDrag({ all, lanes, children }: LaneDragProps) {
  const { t } = useTranslation('kanban')
  const { rights, taskActions } = useKanbanContext()
  const box = useRef<HTMLDivElement>(null)
  const grip = useRef<DragProxyHandle>(null)
  const held = useRef<{ task: Task; from: HTMLElement; grip: Point } | null>(null)
  const aim = useRef<HTMLElement | null>(null)
  const [dragged, setDragged] = useState<Task | null>(null)
  const sensors = useDragSensors()
  useDragEscape(dragged !== null)

  function hold(event: SyntheticEvent, name: DragStart['name']) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task]') : null
    const from = row?.closest<HTMLElement>('[data-column]')
    const task = [...all.values()].flat().find(({ id }) => String(id) === row?.dataset.task)
    if (!rights.update || dragged || !row || !from || !task) return
    held.current = { task, from, grip: gripOf(event.nativeEvent, row) }
    grip.current?.press({ event, name, row, handle: null })
  }
  // Sets an attribute, so that dragging does not rerender.
  function aimAt(cell: HTMLElement | null) {
    if (aim.current === cell) return
    aim.current?.removeAttribute('data-aim')
    cell?.setAttribute('data-aim', '')
    aim.current = cell
  }
  function handleMove({ active }: DragMoveEvent) {
    const rect = active.rect.current.translated
    if (!rect || !held.current) return
    const { x, y } = held.current.grip
    const below = document.elementsFromPoint(rect.left + x, rect.top + y)
    const cell = below.find((element) => element instanceof HTMLElement && element.matches('[data-lane]'))
    aimAt(cell instanceof HTMLElement && box.current?.contains(cell) ? cell : null)
  }
  function end(): HTMLElement | null {
    const cell = aim.current
    aimAt(null)
    setDragged(null)
    swallowClick()
    return cell
  }
  function handleEnd() {
    const to = end()
    if (!held.current || !to) return
    const { task, from } = held.current
    const [giver, taker] = [from, to].map(({ dataset }) => lanes[Number(dataset.lane)])
    if (giver && taker && giver !== taker) taskActions.give(task, giver.person, taker.person)
    if (to.dataset.column !== undefined) taskActions.toColumn(task, to.dataset.column)
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it notices which card is pressed */}
      <div
        ref={box}
        className={styles.kanbanLanes}
        role="group"
        aria-label={t('lane.label')}
        onMouseDown={(event) => hold(event, 'onMouseDown')}
        onTouchStart={(event) => hold(event, 'onTouchStart')}
      >
        {children}
      </div>
      <DndContext
        sensors={sensors}
        onDragStart={() => setDragged(held.current?.task ?? null)}
        onDragMove={handleMove}
        onDragEnd={handleEnd}
        onDragCancel={end}
        accessibility={{ announcements: silent }}
      >
        <DragProxy ref={grip} boardRef={box} columns={[]} />
        {createPortal(
          <DragOverlay dropAnimation={null}>{dragged && <DraggedCard task={dragged} />}</DragOverlay>,
          overlayRoot(),
        )}
      </DndContext>
    </>
  )
}
