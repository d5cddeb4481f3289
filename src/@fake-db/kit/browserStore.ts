import type { Store, Stored } from './rows'

/** Increase when the shape of rows changes. This drops the rows of older builds. */
const version = 3

/** Milliseconds */
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
  // Do not block a newer build's upgrade. This tab continues alone.
  database.onversionchange = () => database.close()
  return database
}

async function clear(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction('values', 'readwrite')
  transaction.objectStore('values').clear()
  await endOf(transaction)
}

/**
 * Opens the store that a browser's tabs share: an IndexedDB database, with each changed value under its name. A
 * `BroadcastChannel` announces writes. Transactions let only one tab write at a time. Every tab holds a shared lock. A
 * tab that gets the lock exclusively is the first; unless `isKept`, it clears the database.
 * @throws without Web Locks, for example in an insecure context
 */
export async function openBrowserStore(name: string, isKept: boolean, onWritten: () => void): Promise<Store> {
  const database = openDatabase(name)
  database.catch(() => undefined) // read and write report it
  let leave: () => void = () => undefined
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  let entered: Promise<unknown> = left
  const isFirst = await new Promise<boolean>((resolve, reject) => {
    const asked = navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      // Request this while the first tab holds the lock exclusively. No other tab becomes first in between.
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
  // Without a channel, a tab sees other writes with its next request.
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  if (channel) channel.onmessage = onWritten

  async function begin(mode: IDBTransactionMode) {
    await entered
    const transaction = (await database).transaction('values', mode)
    const values = transaction.objectStore('values')
    const changedAfter = (revision: number) => {
      const request = values.index('revision').getAll(IDBKeyRange.lowerBound(revision, true))
      return resultOf(request as IDBRequest<Stored[]>) // only these are stored
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
        () => undefined, // nothing to close
      )
    },
  }
}
