/** Persistent value of a handler. Immutable: every change replaces the value. */
export interface Cell<Value> {
  value: Value
}

/** Changed value in a {@link Store}. An empty name marks a reset, which drops all earlier values. */
export interface Stored {
  readonly name: string
  /** Position among all changes, from 1. */
  readonly revision: number
  /** Structured-cloneable. */
  readonly value: unknown
}

/** Storage shared by a browser's tabs. After any failure, a tab continues alone. */
export interface Store {
  /** True for a new store: the first read can be skipped. */
  readonly isEmpty: boolean
  /** Changes after a revision, in order. */
  read(after: number): Promise<readonly Stored[]>
  /** Reads the changes after a revision, then stores the result of the synchronous `change`. Other tabs wait. */
  write(after: number, change: (news: readonly Stored[]) => readonly Stored[]): Promise<void>
  close(): void
}

/** Opens a named store. `isKept` keeps values after the last tab closes. `onWritten` reports writes of other tabs. */
export type OpenStore = (name: string, isKept: boolean, onWritten: () => void) => Promise<Store>

interface RowsOptions {
  /** Without `open`, this tab shares no rows. */
  readonly open?: ((onWritten: () => void) => Promise<Store>) | undefined
  /** Called after a reset, here or in another tab. */
  readonly onReset?: () => void
  /** Receives the names of values from other tabs. The first requests wait for it. */
  readonly onTaken?: (names: readonly string[]) => Promise<unknown>
  /** Called after changes in other tabs, but not for the state that this tab found at its start. */
  readonly onChange?: (() => void) | undefined
  /** Called once if the store fails, for example with a full disk. Later changes are lost on reload. */
  readonly onLost?: (() => void) | undefined
}

export interface Rows {
  cell<Value>(name: string, initial: Value): Cell<Value>
  /** Resolves after loading what other tabs wrote before this tab opened. */
  joined(): Promise<unknown>
  /** Runs a mutation on the latest rows of all tabs. Mutations outside `write` stay in this tab. */
  write<Result>(run: () => Result): Promise<Result>
  reset(): void
  close(): void
}

/** Creates the state of one install. Stores and shares only changed values. */
export function createRows({ open, onReset, onTaken, onChange, onLost }: RowsOptions = {}): Rows {
  const values = new Map<string, unknown>()
  /** Names of values changed since the last write began. */
  const changed = new Set<string>()
  /** Last known revision. */
  let revision = 0
  let isOpen = open !== undefined
  let store: Promise<Store | null> = open ? open(() => void follow(catchUp())).catch(lose) : Promise.resolve(null)

  function forget() {
    values.clear()
    onReset?.()
  }

  function take(stored: readonly Stored[]): string[] {
    const news = stored.filter((change) => change.revision > revision)
    for (const change of news) {
      if (change.name === '') forget()
      else values.set(change.name, change.value)
      revision = change.revision
    }
    return news.map(({ name }) => name)
  }

  async function prepared(names: readonly string[]): Promise<boolean> {
    if (names.length > 0) await onTaken?.(names)
    return names.length > 0
  }

  async function catchUp(): Promise<boolean> {
    try {
      return await prepared(take((await (await store)?.read(revision)) ?? []))
    } catch {
      lose()
      return false
    }
  }

  async function follow(catchingUp: Promise<boolean>) {
    if (await catchingUp) onChange?.()
  }

  function lose(): null {
    if (isOpen) onLost?.()
    close()
    return null
  }

  function close() {
    isOpen = false
    void store.then((opened) => opened?.close())
    store = Promise.resolve(null)
  }

  const joined = store.then((opened) => opened && !opened.isEmpty && catchUp())

  const rows: Rows = {
    cell: <Value>(name: string, initial: Value) => ({
      get value() {
        return values.has(name) ? (values.get(name) as Value) : initial // set under this name
      },
      set value(value) {
        values.set(name, value)
        changed.add(name)
      },
    }),
    joined: () => joined,

    async write<Result>(run: () => Result) {
      let result: Promise<Result> | undefined
      const once = () =>
        (result ??= new Promise((resolve) => {
          resolve(run())
        }))
      let names: readonly string[] = []
      try {
        await (
          await store
        )?.write(revision, (news) => {
          names = take(news)
          changed.clear()
          once().catch(() => undefined) // the caller gets the error below
          if (changed.size > 0) revision += 1
          return [...changed].map((name) => ({ name, revision, value: values.get(name) }))
        })
      } catch {
        lose()
      }
      void follow(prepared(names))
      return once()
    },

    reset() {
      forget()
      void rows.write(() => {
        forget()
        changed.add('')
      })
    },
    close,
  }
  return rows
}
