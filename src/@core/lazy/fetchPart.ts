/** Milliseconds after which a connection that was lost for a moment may be back. */
const pause = 400

/** The server is there, and a file of ours is not: nothing but a reload brings those of the build that has taken its place. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError'
}

/** Tells the error of an import whose file could not be had, in the words of any browser. */
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

/**
 * Fetches code, and once more where the first time fails.
 * @throws OutdatedError after a redeploy, and else what the second time failed with
 */
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

/** Resolves when the browser is idle: for code that is fetched before it is needed. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(() => resolve())
  })
}
