import type { ActionReducerMapBuilder, Draft, UnknownAction } from '@reduxjs/toolkit'
import { createNextState } from '@reduxjs/toolkit'
import type { AppThunk } from './thunks'

interface PendingWrite {
  readonly requestId: string
  /** Type of the thunk, such as `todo/updateTask`; selects the rule. */
  readonly type: string
  readonly arg: unknown
  readonly done?: {
    readonly answer: unknown
    /** Reads in flight at the time of the response; their data may be older than the write. */
    readonly olderReads: readonly string[]
  }
}

export interface Pending {
  /** In sending order. */
  writes: PendingWrite[]
  /** Request ids of the latest reads in flight, by thunk type. */
  reads: Record<string, string>
}

export const nothingPending: Pending = { writes: [], reads: {} }

interface WithPending {
  pending: Pending
}

interface WriteRule<State, Answer, Arg> {
  /**
   * Optimistic update, applied once the write is sent. Rows may already contain the write, so it must be idempotent:
   * set values, remove by id, move beside a row; never toggle or count. Development runs it twice.
   */
  expect?(state: Draft<State>, arg: Arg): void
  /** Applies the response. Default: `expect`. */
  answer?(state: Draft<State>, answer: Answer, arg: Arg): void
}

type Reducer = (pending: Pending, action: UnknownAction) => void

/**
 * Optimistic updates. The state contains confirmed data only; {@link shown} adds each pending write as a patch. A
 * failed write removes only its own patch. Responses may arrive in any order: a write is committed once all earlier
 * writes have ended and no read in flight may be older.
 * @example
 * const optimistic = new OptimisticWrites<TodoState>()
 *   .reads(fetchTasks)
 *   .writes(deleteTask, { expect: (state, id) => { state.tasks = state.tasks.filter((task) => task.id !== id) } })
 * // initial state: { tasks: [], pending: nothingPending }
 * // last in extraReducers: optimistic.attach(builder)
 * // selectors: injected.getSelectors((root: RootState) => optimistic.shown(injected.selectSlice(root)))
 */
export class OptimisticWrites<State extends WithPending> {
  private readonly reducers = new Map<string, Reducer>()
  private readonly rules = new Map<string, WriteRule<State, unknown, unknown>>()
  private readonly patched = new WeakMap<State, State>()

  /** Registers a read of data that the writes change. The slice itself stores the response. */
  reads<Answer, Arg>(thunk: AppThunk<Answer, Arg>): this {
    return this.reduceBy(thunk, ({ reads }, action) => {
      if (thunk.pending.match(action)) reads[thunk.typePrefix] = action.meta.requestId
      else if (
        (thunk.fulfilled.match(action) || thunk.rejected.match(action)) &&
        reads[thunk.typePrefix] === action.meta.requestId
      ) {
        // oxlint-disable-next-line typescript/no-dynamic-delete -- keyed by thunk
        delete reads[thunk.typePrefix]
      }
    })
  }

  writes<Answer, Arg>(thunk: AppThunk<Answer, Arg>, rule: WriteRule<State, NoInfer<Answer>, NoInfer<Arg>>): this {
    this.rules.set(thunk.typePrefix, rule)
    return this.reduceBy(thunk, (pending, action) => {
      if (thunk.pending.match(action)) {
        const { requestId, arg } = action.meta
        pending.writes.push({ requestId, type: thunk.typePrefix, arg })
      } else if (thunk.rejected.match(action)) {
        pending.writes = pending.writes.filter(({ requestId }) => requestId !== action.meta.requestId)
      } else if (thunk.fulfilled.match(action)) {
        const done = { answer: action.payload, olderReads: Object.values(pending.reads) }
        pending.writes = pending.writes.map((write) =>
          write.requestId === action.meta.requestId ? { ...write, done } : write,
        )
      }
    })
  }

  /** Adds the reducers. Call it last, so that reads are stored before patches are applied. */
  attach(builder: ActionReducerMapBuilder<State>): void {
    builder.addMatcher(
      ({ type }: UnknownAction) => this.reducers.has(type),
      (state, action) => {
        this.reducers.get(action.type)?.(state.pending, action)
        this.settle(state)
      },
    )
  }

  /** The state with all patches. Memoized until something changes. */
  shown(state: State): State {
    if (state.pending.writes.length === 0) return state
    let shown = this.patched.get(state)
    if (!shown) {
      shown = createNextState(state, (draft) => {
        for (const write of state.pending.writes) this.show(draft, write)
      })
      this.patched.set(state, shown)
    }
    return shown
  }

  /** Whether a write is in flight. Then the refetch is left to the last write. */
  isWriting({ pending }: State): boolean {
    return pending.writes.some(({ done }) => !done)
  }

  private reduceBy<Answer, Arg>({ pending, fulfilled, rejected }: AppThunk<Answer, Arg>, reduce: Reducer): this {
    for (const { type } of [pending, fulfilled, rejected]) this.reducers.set(type, reduce)
    return this
  }

  private show(state: Draft<State>, { type, arg, done }: PendingWrite): void {
    const rule = this.rules.get(type)
    if (done && rule?.answer) rule.answer(state, done.answer, arg)
    else {
      rule?.expect?.(state, arg)
      // Exposes rules that toggle or count, like React's StrictMode.
      if (import.meta.env.DEV) rule?.expect?.(state, arg)
    }
  }

  /** Commits writes that no request in flight can overwrite. */
  private settle(state: Draft<State>): void {
    const { writes, reads } = state.pending
    const open = new Set(Object.values(reads))
    const isOpen = ({ done }: PendingWrite) => !done || done.olderReads.some((read) => open.has(read))
    const firstOpen = writes.findIndex(isOpen)
    const settled = firstOpen === -1 ? writes : writes.slice(0, firstOpen)
    for (const write of settled) this.show(state, write)
    state.pending.writes = writes.slice(settled.length)
  }
}
