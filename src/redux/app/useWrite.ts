import type { ApiError } from '@core/api/errors'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAppDispatch } from './hooks'
import type { AppDispatch } from './store'
import type { AppThunk } from './thunks'

export interface Telling<Answer> {
  /** What to say once it is done, or works that out; null says nothing. Said once, however many asked for the write. */
  done?: string | ((answer: Answer) => string | null)
  /** Takes it back: offered together with `done`. */
  undo?: (answer: Answer) => unknown
  /** What to say when it failed, where the reason alone would leave open what failed. */
  failed?: string
  /** Shows a failure in its own place, and returns whether it did; there is no toast then. */
  refused?: (error: ApiError) => boolean
  /** What "Try again" does; without it, the same write. */
  retry?: () => unknown
  /** Made again, it takes itself back: what is asked for while it is under way is sent as well. */
  isToggle?: boolean
}

type Done<Answer> = { answer: Answer } | null

/** Makes a write, once; resolves to the answer, or null where it was not done. */
export type Write = <Answer, Arg>(
  thunk: AppThunk<Answer, Arg>,
  arg: Arg,
  telling?: Telling<Answer>,
) => Promise<Done<Answer>>

interface UnderWay {
  type: string
  /** JSON */
  arg: string | undefined
  done: Promise<Done<unknown>>
}

/** The last write of each store, while it is under way. */
const latest = new WeakMap<AppDispatch, UnderWay>()

/**
 * Makes writes and tells what came of them: what was done, with a way to take it back, or why not, with a way to try again.
 *
 * A double click makes one write: the one sent last, made again while it is under way, is joined. Only the last, as a
 * switch that goes on, off and on again has to be sent three times.
 */
export function useWrite(): { write: Write; isPending: boolean } {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [pending, setPending] = useState(0)
  const say = useRef(errorText)
  useEffect(() => {
    say.current = errorText
  })

  const write = useCallback(
    function write<Answer, Arg>(thunk: AppThunk<Answer, Arg>, arg: Arg, telling: Telling<Answer> = {}) {
      const { done, undo, failed, refused, retry = () => write(thunk, arg, telling), isToggle } = telling

      async function run(): Promise<Done<Answer>> {
        setPending((count) => count + 1)
        const result = await dispatch((thunk as AppThunk<Answer, unknown>)(arg))
        setPending((count) => count - 1)
        if (latest.get(dispatch) === own) latest.delete(dispatch)
        if (thunk.fulfilled.match(result)) {
          const answer = result.payload
          const text = typeof done === 'function' ? done(answer) : done
          if (text) toast.success(text, undo && { undo: () => void undo(answer) })
          return { answer }
        }
        if (thunk.rejected.match(result) && result.payload && !refused?.(result.payload))
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
  return { write, isPending: pending > 0 }
}
