/** Milliseconds before the retry, for a brief loss of connection. */
const pause = 400

/** The server responds, but a file is missing, because a new build replaced it. Only a reload helps. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError'
}

/** Detects the import error of a missing file, in any browser's wording. */
export function isMissingFile(error: unknown): boolean {
  const missing = /dynamically imported module|Importing a module script failed|preload CSS/i
  return error instanceof Error && missing.test(error.message)
}

function isServerThere(): Promise<boolean> {
  return fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Loads code, with a single retry. @throws OutdatedError after a redeploy, otherwise the error of the retry */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
  }
  return load().catch(async (error: unknown) => {
    throw isMissingFile(error) && (await isServerThere())
      ? new OutdatedError('A file is gone.', { cause: error })
      : error
  })
}

/** Safari lacks `requestIdleCallback`. */
const { requestIdleCallback: whenIdle = setTimeout } = globalThis as {
  requestIdleCallback?: (then: () => void) => void
}

/** Resolves when the browser is idle, for prefetching code. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(() => resolve())
  })
}
