import type { OpenStore, Stored } from '@fake-db/kit/rows'

/** Storage that tabs share, in memory. Copies every value, like a browser. */
export function createMemoryStore() {
  let stored: Stored[] = []
  let writing: Promise<unknown> = Promise.resolve()
  const tabs = new Set<() => void>()
  const soon = () => new Promise((resolve) => setTimeout(resolve))
  const after = (revision: number) =>
    stored.filter((change) => change.revision > revision).sort((a, b) => a.revision - b.revision)

  const open: OpenStore = async (_, isKept, onWritten) => {
    const isEmpty = tabs.size === 0 && !isKept
    if (isEmpty) stored = []
    tabs.add(onWritten)
    await soon()
    return {
      isEmpty,
      async read(revision) {
        await soon()
        return after(revision)
      },
      write(revision, change) {
        writing = writing.then(soon).then(() => {
          const changes = structuredClone(change(after(revision)))
          const names = changes.map(({ name }) => name)
          stored = names.includes('') ? [] : stored.filter(({ name }) => !names.includes(name))
          stored.push(...changes)
          if (changes.length > 0) for (const tell of tabs) if (tell !== onWritten) setTimeout(tell)
        })
        return writing.then(() => undefined)
      },
      close() {
        tabs.delete(onWritten)
      },
    }
  }
  return { open, stored: () => stored, count: () => tabs.size }
}
