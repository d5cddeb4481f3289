import type { Endpoint } from '@core/api/endpoint'
import type { FakeRequest } from './request'
import type { Readings } from './world'

/** A call that may have changed rows, as tabs tell it to one another. */
export interface Write extends Readings {
  readonly id: string
  /** The key of the module, and the name of the call in its contract. */
  readonly module: string
  readonly call: string
  readonly request: FakeRequest<Endpoint>
}

type Message =
  | { readonly kind: 'hello' }
  | { readonly kind: 'journal'; readonly writes: readonly Write[] }
  | { readonly kind: 'write'; readonly write: Write }
  | { readonly kind: 'reset' }

interface Others {
  /** Makes a call again that another tab has answered. */
  readonly replay: (write: Write) => Promise<void>
  /** Puts the rows back, as another tab did. */
  readonly reset: () => void
  /** Told when what other tabs did has been done here too. */
  readonly onChange: () => void
}

/** The other tabs whose sample backends have the same rows as this one. */
export interface Tabs {
  /** Resolves when all that other tabs have told so far has been done here too. */
  settled(): Promise<void>
  tell(write: Omit<Write, 'id'>): void
  tellReset(): void
  close(): void
}

/** Milliseconds in which another tab, if there is one, has told what was done before. */
const patience = 100

/**
 * Joins the tabs of a name. Each has rows of its own, and makes again what the others do; a new one begins with all that was done
 * before, as long as a tab is left that knows it.
 * @param name the same for those that share their rows
 */
export function joinTabs(name: string, { replay, reset, onChange }: Others): Tabs {
  const channel = new BroadcastChannel(name)
  // Not by the chance that is injected, which several tabs may have in common.
  const own = crypto.getRandomValues(new Uint32Array(2)).join('.')
  const journal = new Map<string, Write>()
  let count = 0
  let greeted: () => void
  let done = new Promise<void>((resolve) => {
    greeted = resolve
    setTimeout(resolve, patience)
  })

  const send = (message: Message) => {
    channel.postMessage(message)
  }
  function take(writes: readonly Write[]) {
    const news = writes.filter(({ id }) => !journal.has(id))
    for (const write of news) {
      journal.set(write.id, write)
      done = done.then(() => replay(write))
    }
    if (news.length > 0) void done.then(onChange)
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    switch (data.kind) {
      case 'hello':
        send({ kind: 'journal', writes: [...journal.values()] })
        break
      case 'journal':
        take(data.writes)
        greeted()
        break
      case 'write':
        take([data.write])
        break
      case 'reset':
        journal.clear()
        done = done.then(reset)
        void done.then(onChange)
    }
  }
  send({ kind: 'hello' })

  return {
    async settled() {
      let last
      do {
        last = done
        await last
      } while (last !== done) // more was told meanwhile
    },
    tell(content) {
      count += 1
      const write = { ...content, id: `${own}.${count}` }
      journal.set(write.id, write)
      send({ kind: 'write', write })
    },
    tellReset() {
      journal.clear()
      send({ kind: 'reset' })
    },
    close() {
      channel.close()
    },
  }
}
