import { copyText } from '@core/toast/copyText'
import { useEffect, useState } from 'react'

/** Copies a text. `isCopied` is true for two seconds, to show a check mark. */
export function useCopied(say: { done: string; failed: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  return { isCopied, copy: async (text: string) => setCopied(await copyText(text, say)) }
}
