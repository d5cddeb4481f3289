import { toast } from './toast'

/**
 * Copies a text and says so. Without a secure connection, or where the browser does not allow it, it says that instead.
 * @returns whether it was copied
 */
export async function copyText(text: string, say: { done: string; failed: string }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(say.done)
    return true
  } catch {
    toast.error(say.failed)
    return false
  }
}
