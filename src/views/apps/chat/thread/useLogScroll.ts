import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAppDispatch } from '@/redux/app/hooks'
import type { AppDispatch } from '@/redux/app/store'

interface LogPosition {
  /** Pixels below the visible part. */
  readonly fromEnd: number
  /** Number of rendered messages, counted from the newest. */
  readonly shown: number
}

/** Messages rendered at first, and added per step back. */
const logStep = 80

/** Scroll positions per store, by contact id. */
const positions = new WeakMap<AppDispatch, Map<number, LogPosition>>()

function positionsIn(store: AppDispatch): Map<number, LogPosition> {
  const own = positions.get(store) ?? new Map<number, LogPosition>()
  positions.set(store, own)
  return own
}

/** Distances in px: from the end for "at the end", from the start for rendering more. */
const nearEnd = 64
const nearStart = 400

interface LogTail {
  readonly contactId: number
  /** `newest` identifies the newest message. */
  readonly count: number
  readonly newest: string
  readonly isNewestOwn: boolean
}

/** Keeps the newest message visible at the end of the log, and the position elsewhere. Renders long histories step by step. */
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

  /* Messages added above do not move the visible part. */
  useLayoutEffect(() => {
    place(fromEnd.current)
  }, [place, shown])

  useLayoutEffect(() => {
    if (known.current === newest) return
    known.current = newest
    if (isNewestOwn || fromEnd.current < nearEnd) jumpToEnd()
  }, [newest, isNewestOwn, jumpToEnd])

  /* An empty log is at its end. */
  useLayoutEffect(() => {
    if (count === 0) place(0)
  }, [count, place])

  /* Images load, the composer grows, an on-screen keyboard opens. */
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

  /** Scrolls to a message. @param position counted from the newest, which is 1 */
  const jumpTo = useCallback((id: number, position: number, hasFocus: boolean) => {
    setShown((before) => (position > before ? position + logStep : before))
    setTarget({ id, hasFocus })
  }, [])

  return { logRef, contentRef, shown, isAtEnd, markedId: target?.id ?? null, handleScroll, jumpToEnd, jumpTo }
}
