import { useState } from 'react'
import { readStored, writeStored } from '@/configs/storage'
import type { Arrangement } from './arrangement'
import { asItComes, toArrangement } from './arrangement'

const storageKey = 'boards'

function readAll(): Readonly<Record<string, unknown>> {
  const stored = readStored(storageKey)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

/** How a dashboard is arranged, in this browser, and what changes it. */
export function useArrangement(board: string): readonly [Arrangement, (next: Arrangement) => void] {
  const [arrangement, setArrangement] = useState(() => toArrangement(readAll()[board]))
  function change(next: Arrangement) {
    setArrangement(next)
    const others = Object.entries(readAll()).filter(([name]) => name !== board)
    const isKept = next !== asItComes
    writeStored(
      storageKey,
      isKept || others.length > 0 ? Object.fromEntries([...others, ...(isKept ? [[board, next] as const] : [])]) : null,
    )
  }
  return [arrangement, change]
}
