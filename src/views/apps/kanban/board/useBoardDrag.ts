import { announce } from '@core/components/announce'
import { useDragEscape, useDragSensors } from '@core/components/sortable/useDragSensors'
import { isRtl } from '@core/isRtl'
import type { CollisionDetection, DndContextProps, DragMoveEvent, DragStartEvent } from '@dnd-kit/core'
import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn, Task } from '@/redux/apps/kanban/schema'
import type { TaskPosition } from '../hooks/useTaskActions'
import { howToMoveId, useKanbanContext } from '../shared/kanbanContext'
import type { DragItem, DragStart } from './DragArea'
import type { DragProxyHandle } from './DragProxy'
import type { Drag, Step } from './drag'
import { rowBehind, silent, standingOf, stepTask, swallowClick } from './drag'

/** Width of each scroll edge, as a share of the board. */
const share = 0.15

/** Edge scrolling for right-to-left boards: dnd-kit ignores their negative scroll positions. */
function useEdgeScroll(boardRef: RefObject<HTMLElement | null>, isDragging: boolean): void {
  useEffect(() => {
    const board = boardRef.current
    if (!isDragging || !board || !isRtl(board)) return undefined
    let x: number | null = null
    let frame = requestAnimationFrame(function step() {
      const { left, right, width } = board.getBoundingClientRect()
      const edge = width * share
      if (x !== null) board.scrollLeft += (Math.max(x - right + edge, 0) - Math.max(left + edge - x, 0)) / 8
      frame = requestAnimationFrame(step)
    })
    function handleMove({ clientX }: PointerEvent) {
      x = clientX
    }
    globalThis.addEventListener('pointermove', handleMove)
    return () => {
      cancelAnimationFrame(frame)
      globalThis.removeEventListener('pointermove', handleMove)
    }
  }, [boardRef, isDragging])
}

function stepOf(code: string, board: Element): Step | null {
  const sides: readonly [Step, Step] = isRtl(board) ? ['forward', 'back'] : ['back', 'forward']
  const steps: Readonly<Record<string, Step>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: sides[0],
    ArrowRight: sides[1],
  }
  return steps[code] ?? null
}

/** The list closest to the dragged item's center; its edges scroll. */
const nearestList: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) => {
  const middle = collisionRect.left + collisionRect.width / 2
  const distances = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id)
    return rect ? [{ id, distance: Math.max(rect.left - middle, middle - rect.right, 0) }] : []
  })
  return distances.sort((a, b) => a.distance - b.distance).slice(0, 1)
}

/** Drags by mouse, touch and keyboard, with announcements. Only position changes rerender. @param openIds uncollapsed columns */
export function useBoardDrag(
  boardRef: RefObject<HTMLElement | null>,
  tasksByColumn: ReadonlyMap<string, readonly Task[]>,
  openIds: readonly string[],
) {
  const { t } = useTranslation('kanban')
  const { columns, taskActions, columnActions } = useKanbanContext()
  const [drag, setDrag] = useState<Drag | null>(null)
  // The sensors read it between renders.
  const latest = useRef<Drag | null>(null)
  const held = useRef<DragItem | null>(null)
  const grip = useRef<DragProxyHandle>(null)
  const latestStep = useRef<((event: Event) => undefined) | null>(null)
  const sensors = useDragSensors(useCallback((event) => latestStep.current?.(event), []))
  useDragEscape(drag !== null)
  useEdgeScroll(boardRef, drag !== null && !drag.byKeys)

  function update(next: Drag | null) {
    latest.current = next
    setDrag(next)
  }
  const columnTitle = (columnId: string) => columns.find(({ id }) => id === columnId)?.title ?? ''

  function say(key: 'picked' | 'moved', current: Drag) {
    if (current.kind === 'task') {
      const { place, count, boardId } = standingOf(
        tasksByColumn.get(current.place.boardId) ?? [],
        current.task.id,
        current.place,
      )
      const values = { task: current.task.title, column: columnTitle(boardId), place, count }
      announce(t(key === 'picked' ? 'drag.picked' : 'drag.moved', values), 'assertive')
    } else {
      const values = { column: current.column.title, place: current.index + 1, count: columns.length }
      announce(t(key === 'picked' ? 'drag.columnPicked' : 'drag.columnMoved', values), 'assertive')
    }
  }

  /** Moves the card by re-rendering it in its new position, not by pixels. */
  function stepByKey(event: Event): undefined {
    const current = latest.current
    const step = event instanceof KeyboardEvent && boardRef.current && stepOf(event.code, boardRef.current)
    if (!current || !step) return
    event.preventDefault()
    const next = stepped(current, step)
    update(next)
    say('moved', next)
  }
  function stepped(current: Drag, step: Step): Drag {
    if (current.kind === 'task') return { ...current, place: stepTask(tasksByColumn, openIds, current, step) }
    const by = { back: -1, forward: 1, up: 0, down: 0 }[step]
    return { ...current, index: Math.min(Math.max(current.index + by, 0), columns.length - 1) }
  }

  const indexOf = (column: KanbanColumn) => columns.findIndex(({ id }) => id === column.id)
  function homeOf({ id, boardId }: Task): TaskPosition {
    const column = tasksByColumn.get(boardId) ?? []
    return { boardId, beforeId: column[column.findIndex((task) => task.id === id) + 1]?.id ?? null }
  }

  /** Only prepares a drag: the sensors decide when it starts. */
  function hold(pressed: DragItem, press: DragStart) {
    if (latest.current) return
    held.current = pressed
    grip.current?.press(press)
  }
  function handleStart({ activatorEvent }: DragStartEvent) {
    const byKeys = activatorEvent instanceof KeyboardEvent
    if (!held.current) return
    const { task, column } = held.current
    const next: Drag = task
      ? { kind: 'task', byKeys, task, place: homeOf(task) }
      : { kind: 'column', byKeys, column, index: indexOf(column) }
    update(next)
    say('picked', next)
  }

  function handleMove({ active }: DragMoveEvent) {
    const current = latest.current
    const rect = active.rect.current.translated
    if (!current || current.byKeys || !rect || !boardRef.current) return
    // A selector would search all parts of all cards.
    const columnRows = [...boardRef.current.children].filter((row) => row.matches('[data-column], .is-hole'))
    const middle = rect.left + rect.width / 2

    const frame = boardRef.current.getBoundingClientRect()
    const isBeside = middle < frame.left || middle > frame.right || rect.bottom < frame.top || rect.top > frame.bottom
    if (isBeside) {
      // A drop outside the board changes nothing.
      update(
        current.kind === 'task'
          ? { ...current, place: homeOf(current.task) }
          : { ...current, index: indexOf(current.column) },
      )
      return
    }
    if (current.kind === 'column') {
      const rtl = isRtl(boardRef.current)
      const behind = rowBehind(columnRows, rtl ? -rect.right : rect.left, rtl ? 'x-rtl' : 'x')
      const others = columns.filter(({ id }) => id !== current.column.id)
      const index = others.findIndex(({ id }) => id === behind?.dataset.column)
      const to = index === -1 ? others.length : index
      if (to !== current.index) update({ ...current, index: to })
      return
    }
    const column = nearest(columnRows, middle)
    if (!column?.dataset.column) return
    const rows = column.querySelector('ul')?.children ?? []
    const behind = rowBehind(rows, rect.top, 'y')
    const place = { boardId: column.dataset.column, beforeId: behind ? Number(behind.dataset.task) : null }
    if (place.boardId !== current.place.boardId || place.beforeId !== current.place.beforeId)
      update({ ...current, place })
  }

  function handleEnd() {
    const current = latest.current
    update(null)
    if (!current) return
    if (!current.byKeys) swallowClick()
    if (current.kind === 'task') taskActions.move(current.task, current.place)
    else columnActions.move(current.column, current.index)
  }
  function handleCancel() {
    const current = latest.current
    update(null)
    if (!current) return
    if (!current.byKeys) swallowClick()
    announce(t('drag.cancelled', { name: current.kind === 'task' ? current.task.title : current.column.title }))
  }

  useEffect(() => {
    latestStep.current = stepByKey
  })

  const context: Omit<DndContextProps, 'children'> = {
    id: howToMoveId,
    sensors,
    collisionDetection: nearestList,
    autoScroll: { canScroll: (element) => element !== boardRef.current || !isRtl(element) },
    onDragStart: handleStart,
    onDragMove: handleMove,
    onDragEnd: handleEnd,
    onDragCancel: handleCancel,
    accessibility: { announcements: silent, screenReaderInstructions: { draggable: t('drag.howTo') } },
  }
  return { drag, context, grip, hold }
}

function nearest(columns: readonly Element[], x: number): HTMLElement | null {
  let best: { column: Element; distance: number } | null = null
  for (const column of columns) {
    const { left, right } = column.getBoundingClientRect()
    const distance = Math.max(left - x, x - right, 0)
    if (!best || distance < best.distance) best = { column, distance }
  }
  return best?.column instanceof HTMLElement ? best.column : null
}
