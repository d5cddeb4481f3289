import type { ApiError } from '@core/api/errors'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAppDispatch } from './hooks'
import type { AppDispatch } from './store'
import type { AppThunk } from './thunks'

export interface NotificationOptions<Answer> {
  /** Success toast. Null shows none. Merged calls show it once. */
  success?: string | ((answer: Answer) => string | null)
  /** Offered in the success toast; `undoLast` runs it too. */
  undo?: (answer: Answer) => unknown
  /** Error toast, for errors whose text does not name the failed action. */
  failed?: string
  /** Shows the error itself. True suppresses the toast. */
  rejected?: (error: ApiError) => boolean
  /** Action of "Try again". Default: the same write. */
  retry?: () => unknown
  /** Toggle: repeated calls are not merged; each is sent. */
  isToggle?: boolean
}

type Done<Answer> = { answer: Answer } | null

/** Resolves to null on failure. */
export type Write = <Answer, Arg>(
  thunk: AppThunk<Answer, Arg>,
  arg: Arg,
  options?: NotificationOptions<Answer>,
) => Promise<Done<Answer>>

interface UnderWay {
  type: string
  /** JSON */
  arg: string | undefined
  done: Promise<Done<unknown>>
}

/** Latest write in flight, by store. */
const latest = new WeakMap<AppDispatch, UnderWay>()

/** Adds an undo that runs once, from its toast or from `undoLast`. */
function addUndo(undos: Set<() => void>, undo: () => unknown): () => void {
  function undoOnce() {
    if (undos.delete(undoOnce)) undo()
  }
  undos.add(undoOnce)
  return undoOnce
}

/**
 * Sends writes and shows a toast: success with Undo, or failure with "Try again". `undoLast` undoes the latest write
 * that has `undo`; the next call undoes the write before it.
 *
 * Merges double clicks: a write that equals the latest write in flight joins it. Earlier writes are not compared, as
 * turning a switch on, off and on must send three writes.
 */
export function useWrite(): { write: Write; isPending: boolean; undoLast: () => void } {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [pending, setPending] = useState(0)
  const undos = useRef(new Set<() => void>())
  const say = useRef(errorText)
  useEffect(() => {
    say.current = errorText
  })

  const write = useCallback(
    function write<Answer, Arg>(thunk: AppThunk<Answer, Arg>, arg: Arg, options: NotificationOptions<Answer> = {}) {
      const { success, undo, failed, rejected, retry = () => write(thunk, arg, options), isToggle } = options

      async function run(): Promise<Done<Answer>> {
        setPending((count) => count + 1)
        const result = await dispatch((thunk as AppThunk<Answer, unknown>)(arg))
        setPending((count) => count - 1)
        if (latest.get(dispatch) === own) latest.delete(dispatch)
        if (thunk.fulfilled.match(result)) {
          const answer = result.payload
          const text = typeof success === 'function' ? success(answer) : success
          const revert = undo && addUndo(undos.current, () => undo(answer))
          if (text) toast.success(text, revert && { undo: revert })
          return { answer }
        }
        if (thunk.rejected.match(result) && result.payload && !rejected?.(result.payload))
          toast.error(failed ?? say.current(result.payload), { retry: () => void retry() })
        return null
      }

      const before = latest.get(dispatch)
      const asked = JSON.stringify(arg) as string | undefined
      if (!isToggle && before?.type === thunk.typePrefix && before.arg === asked)
        return before.done as Promise<Done<Answer>>
      const own: UnderWay = { type: thunk.typePrefix, arg: asked, done: Promise.resolve(null) }
      latest.set(dispatch, own)
      const isDone = run()
      own.done = isDone
      return isDone
    },
    [dispatch],
  )
  const undoLast = useCallback(() => {
    const undo = [...undos.current].at(-1)
    // The toast of the write would offer Undo once more.
    if (undo) toast.dismissAll()
    undo?.()
  }, [])
  return { write, isPending: pending > 0, undoLast }
}
