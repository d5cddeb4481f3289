import { copyText } from '@core/toast/copyText'
import { useEffect, useState } from 'react'

/**
 * Copies a text, and remembers that for as long as a button shows a tick.
 * @param say what a toast says
 */
export function useCopied(say: { done: string; failed: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  return { isCopied, copy: async (text: string) => setCopied(await copyText(text, say)) }
}
