import { toast } from './toast'

/** Copies a text and shows a toast. Fails without HTTPS, or if the browser blocks it. @returns whether it was copied */
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
