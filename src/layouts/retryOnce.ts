/** Milliseconds after which a connection that was lost for a moment may be back. */
const pause = 400

/** Fetches code, and once more where the first time fails. After a redeploy the second fails, too, and `RouteError` says so. */
export async function retryOnce<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
    return load()
  }
}
