import type { ActionReducerMapBuilder, Draft, UnknownAction } from '@reduxjs/toolkit'
import { createNextState } from '@reduxjs/toolkit'
import type { AppThunk } from './thunks'

/** A write that the state does not hold yet. */
interface PendingWrite {
  readonly requestId: string
  /** Type of the thunk, such as `todo/updateTask`; its rule says what the write changes. */
  readonly type: string
  readonly arg: unknown
  /** Absent until the backend has answered. */
  readonly done?: {
    readonly answer: unknown
    /** Reads that were under way when the answer came: what they bring may be older than the write. */
    readonly olderReads: readonly string[]
  }
}

export interface Pending {
  /** In the order of sending. */
  writes: PendingWrite[]
  /** Request ids of the latest reads that have not ended, by the type of their thunk. */
  reads: Record<string, string>
}

export const nothingPending: Pending = { writes: [], reads: {} }

interface WithPending {
  pending: Pending
}

interface WriteRule<State, Answer, Arg> {
  /**
   * Changes the state as the backend is about to, once the write is sent. It may run on rows that already contain the write, so it
   * must be idempotent: set values, remove by id, move beside a row; never toggle or count. Development runs it twice.
   */
  expect?(state: Draft<State>, arg: Arg): void
  /** Puts in what the backend answered. Without it, `expect` stands for the answer as well. */
  answer?(state: Draft<State>, answer: Answer, arg: Arg): void
}

type Reducer = (pending: Pending, action: UnknownAction) => void

/**
 * Shows writes at once. The state holds what the backend is known to hold; a write that is under way is a patch on top of it. One
 * that fails takes its own patch away and nothing else, and answers may come in any order:
 *
 * - An answered write becomes part of the state once the writes sent before it have ended, and no read is under way that may have
 *   begun before it.
 * - What is on screen is always the state with all its patches: {@link shown}.
 * @example
 * const optimistic = new OptimisticWrites<TodoState>()
 *   .reads(fetchTasks)
 *   .writes(deleteTask, { expect: (state, id) => { state.tasks = state.tasks.filter((task) => task.id !== id) } })
 * // initial state: { tasks: [], pending: nothingPending }
 * // last in extraReducers: optimistic.attach(builder)
 * // selectors: injected.getSelectors((root: RootState) => optimistic.shown(injected.selectSlice(root)))
 */
export class OptimisticWrites<State extends WithPending> {
  /** By the type of the action. */
  private readonly reducers = new Map<string, Reducer>()
  /** By the type of the thunk. */
  private readonly rules = new Map<string, WriteRule<State, unknown, unknown>>()
  private readonly patched = new WeakMap<State, State>()

  /** Names a thunk that reads what the writes change; the slice puts its answer into the state. */
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

  /** Says how a write is shown: at once, with its answer, or both. */
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

  /** Adds the reducers. It comes last: answers of reads are in the state before writes are laid over them. */
  attach(builder: ActionReducerMapBuilder<State>): void {
    builder.addMatcher(
      ({ type }: UnknownAction) => this.reducers.has(type),
      (state, action) => {
        this.reducers.get(action.type)?.(state.pending, action)
        this.settle(state)
      },
    )
  }

  /** The state as it is on screen; the same object as long as nothing changes. */
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

  /** Whether a write has not been answered: where each fetches again, the last one can do it for all. */
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
      // Exposes rules that toggle or count, as React's StrictMode does for state updaters.
      if (import.meta.env.DEV) rule?.expect?.(state, arg)
    }
  }

  /** Takes into the state what nothing that is under way can contradict any more. */
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
