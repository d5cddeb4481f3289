import type { Store, Stored } from './rows'

/** To be raised when rows have another shape than before: those of an older build are then dropped. */
const version = 3

/** Milliseconds after which a database that does not open is given up. */
const patience = 5000

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The request failed.'))
  })
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'))
  })
}

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version)
  request.onupgradeneeded = () => {
    const { result } = request
    for (const old of result.objectStoreNames) result.deleteObjectStore(old)
    result.createObjectStore('values', { keyPath: 'name' }).createIndex('revision', 'revision')
  }
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database does not open.')), patience)
  })
  const database = await Promise.race([resultOf(request), late])
  // A newer build need not wait for this tab, which goes on alone.
  database.onversionchange = () => database.close()
  return database
}

async function clear(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction('values', 'readwrite')
  transaction.objectStore('values').clear()
  await endOf(transaction)
}

/**
 * Opens what the tabs of a browser have in common: a database that keeps each changed value under its name, and a channel that says
 * no more than that something was written. A transaction lets one tab write at a time. A lock is held as long as the page is there:
 * whoever can have it alone is the first, and clears the database unless it is kept.
 * @throws where the browser has no locks, as on a page that was not served securely
 */
export async function openBrowserStore(name: string, isKept: boolean, onWritten: () => void): Promise<Store> {
  const database = openDatabase(name)
  database.catch(() => undefined) // reading and writing say so
  let leave: () => void = () => undefined
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  let entered: Promise<unknown> = left
  const isFirst = await new Promise<boolean>((resolve, reject) => {
    const asked = navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      // Asked for while the first still has it alone, so that no other tab is the first in between.
      entered = new Promise<void>((enter, refuse) => {
        const staying = navigator.locks.request(name, { mode: 'shared' }, () => {
          enter()
          return left
        })
        staying.catch(refuse)
      })
      resolve(lock !== null)
      if (lock && !isKept) await clear(await database)
    })
    asked.catch(reject)
  })
  // Without one, tabs hear of each other's writes when they next ask.
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  if (channel) channel.onmessage = onWritten

  async function begin(mode: IDBTransactionMode) {
    await entered
    const transaction = (await database).transaction('values', mode)
    const values = transaction.objectStore('values')
    const changedAfter = (revision: number) => {
      const request = values.index('revision').getAll(IDBKeyRange.lowerBound(revision, true))
      return resultOf(request as IDBRequest<Stored[]>) // nothing else is put there
    }
    return { transaction, values, changedAfter }
  }

  return {
    isEmpty: isFirst && !isKept,
    read: async (after) => (await begin('readonly')).changedAfter(after),

    async write(after, change) {
      const { transaction, values, changedAfter } = await begin('readwrite')
      const changes = change(await changedAfter(after))
      const ended = endOf(transaction)
      if (changes.some((changed) => changed.name === '')) values.clear()
      for (const changed of changes) values.put(changed)
      await ended
      if (changes.length > 0) channel?.postMessage(null)
    },

    close() {
      leave()
      channel?.close()
      database.then(
        (opened) => opened.close(),
        () => undefined, // there is nothing to close
      )
    },
  }
}
