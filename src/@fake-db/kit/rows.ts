/** A value that a handler keeps from call to call. Nothing in it is changed in place: a change puts another value there. */
export interface Cell<Value> {
  value: Value
}

/** A changed value as a {@link Store} keeps it. One without a name is a reset: nothing of what was before it is left. */
export interface Stored {
  readonly name: string
  /** Where the change stands in the order of all changes, from 1. */
  readonly revision: number
  /** Of the kinds that structured cloning takes. */
  readonly value: unknown
}

/** What the tabs of a browser have in common. After a failure of any kind the tab goes on alone. */
export interface Store {
  /** Whether nothing can be there yet, so that nobody has to wait for it. */
  readonly isEmpty: boolean
  /** What was changed after a revision, in the order of the changes. */
  read(after: number): Promise<readonly Stored[]>
  /**
   * Reads as above, and stores what `change` makes of it. No other tab writes meanwhile.
   * @param change runs at once, from beginning to end
   */
  write(after: number, change: (news: readonly Stored[]) => readonly Stored[]): Promise<void>
  close(): void
}

/**
 * Opens the store of a name.
 * @param isKept whether what is there outlives the last tab
 * @param onWritten told when another tab has written
 */
export type OpenStore = (name: string, isKept: boolean, onWritten: () => void) => Promise<Store>

interface RowsOptions {
  /** Opens what this tab shares with others. Without it the rows are its own. */
  readonly open?: ((onWritten: () => void) => Promise<Store>) | undefined
  /** Told that every value is gone, as it was put back here or in another tab. */
  readonly onReset?: () => void
  /** Told the names of the values that came from other tabs. The first calls wait until it has ended. */
  readonly onTaken?: (names: readonly string[]) => Promise<unknown>
  /** Told when other tabs have changed something, but not of what was there when this one came. */
  readonly onChange?: (() => void) | undefined
  /** Called once if the store fails, as when the disk is full: from then on, changes last only as long as the page. */
  readonly onLost?: (() => void) | undefined
}

/** All that one install remembers. */
export interface Rows {
  /** The value of a name, which is the initial one until it is changed. */
  cell<Value>(name: string, initial: Value): Cell<Value>
  /** Resolves when what other tabs had written before this one came is here. */
  joined(): Promise<unknown>
  /**
   * Runs what may change values, on what they are in all tabs. A change that is made elsewhere, as by a call that reads, is not told
   * to other tabs.
   */
  write<Result>(run: () => Result): Promise<Result>
  reset(): void
  close(): void
}

/** Makes the values of one install. Only those that were changed are remembered and told to other tabs. */
export function createRows({ open, onReset, onTaken, onChange, onLost }: RowsOptions = {}): Rows {
  const values = new Map<string, unknown>()
  /** The names of what has changed since the last write began. */
  const changed = new Set<string>()
  /** The last change that is known here. */
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
        return values.has(name) ? (values.get(name) as Value) : initial // what was put there under this name
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
          once().catch(() => undefined) // whoever called is told below
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
