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

/** Browsers deny access to the rules of a stylesheet that failed to load. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    sheet?.cssRules.item(0)
    return false
  } catch {
    return true
  }
}

/** Vite requests each stylesheet once: without this, a page that failed offline would later have no styles. */
async function reloadFailedStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(hasFailed)
  await Promise.all(
    links.map(
      (link) =>
        new Promise<unknown>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement
          again.onload = resolve
          again.onerror = () => reject(new Error(`Unable to preload CSS for ${link.href}`))
          link.replaceWith(again)
        }),
    ),
  )
}

/** Loads code, with a single retry. @throws OutdatedError after a redeploy, otherwise the error of the retry */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    const [part] = await Promise.all([load(), reloadFailedStyles()])
    return part
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
  }
  return reloadFailedStyles()
    .then(load)
    .catch(async (error: unknown) => {
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
