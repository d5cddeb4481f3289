import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAppDispatch } from '@/redux/app/hooks'
import type { AppDispatch } from '@/redux/app/store'

/** Where somebody was in the messages of a chat. */
interface LogPosition {
  /** Pixels between what is in sight and the end. */
  readonly fromEnd: number
  /** How many messages, counted from the newest, are on the page. */
  readonly shown: number
}

/** As many messages as are on the page at first, and as many more come with each look further back. */
const logStep = 80

/** Scroll positions of each store, by the ids of the contacts. */
const positions = new WeakMap<AppDispatch, Map<number, LogPosition>>()

function positionsIn(store: AppDispatch): Map<number, LogPosition> {
  const own = positions.get(store) ?? new Map<number, LogPosition>()
  positions.set(store, own)
  return own
}

/** Pixels from the end within which one counts as being there, and from the beginning within which more is shown. */
const nearEnd = 64
const nearStart = 400

interface LogTail {
  readonly contactId: number
  /** How many messages there are, and how the newest is told from others. */
  readonly count: number
  readonly newest: string
  readonly isNewestOwn: boolean
}

/**
 * Keeps the newest message in sight for those who are there, and leaves others where they are. A long history is put on the
 * page piece by piece, as one scrolls back.
 */
export function useLogScroll({ contactId, count, newest, isNewestOwn }: LogTail) {
  const dispatch = useAppDispatch()
  const logRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const [start] = useState(() => positionsIn(dispatch).get(contactId) ?? { fromEnd: 0, shown: logStep })
  const [shown, setShown] = useState(start.shown)
  const [isAtEnd, setAtEnd] = useState(start.fromEnd < nearEnd)
  const [target, setTarget] = useState<{ readonly id: number; readonly hasFocus: boolean } | null>(null)
  const fromEnd = useRef(start.fromEnd)
  const known = useRef(newest)

  const place = useCallback((distance: number) => {
    const log = logRef.current
    if (!log) return
    fromEnd.current = distance
    log.scrollTop = log.scrollHeight - log.clientHeight - distance
  }, [])

  const jumpToEnd = useCallback(() => {
    place(0)
    setAtEnd(true)
  }, [place])

  /* What comes on the page above what is in sight does not move it. */
  useLayoutEffect(() => {
    place(fromEnd.current)
  }, [place, shown])

  useLayoutEffect(() => {
    if (known.current === newest) return
    known.current = newest
    if (isNewestOwn || fromEnd.current < nearEnd) jumpToEnd()
  }, [newest, isNewestOwn, jumpToEnd])

  /* Where there is nothing left, one is at its end. */
  useLayoutEffect(() => {
    if (count === 0) place(0)
  }, [count, place])

  /* Pictures come, the composer grows, a keyboard opens. */
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (fromEnd.current < nearEnd) place(0)
    })
    for (const element of [logRef.current, contentRef.current]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [place])

  useEffect(
    () => () => void positionsIn(dispatch).set(contactId, { fromEnd: fromEnd.current, shown }),
    [dispatch, contactId, shown],
  )

  useLayoutEffect(() => {
    const log = logRef.current
    const element = target && log?.querySelector<HTMLElement>(`[data-message="${target.id}"]`)
    if (!log || !element) return
    const box = element.getBoundingClientRect()
    const frame = log.getBoundingClientRect()
    log.scrollTop += box.top + box.height / 2 - (frame.top + frame.height / 2)
    if (target.hasFocus) element.focus({ preventScroll: true })
  }, [target])

  function handleScroll() {
    const log = logRef.current
    if (!log) return
    fromEnd.current = Math.max(0, log.scrollHeight - log.clientHeight - log.scrollTop)
    setAtEnd(fromEnd.current < nearEnd)
    if (log.scrollTop < nearStart && shown < count) setShown(shown + logStep)
  }

  /** Brings a message into sight. @param position counted from the newest, which is 1 */
  const jumpTo = useCallback((id: number, position: number, hasFocus: boolean) => {
    setShown((before) => (position > before ? position + logStep : before))
    setTarget({ id, hasFocus })
  }, [])

  return { logRef, contentRef, shown, isAtEnd, markedId: target?.id ?? null, handleScroll, jumpToEnd, jumpTo }
}
