import { useUser } from '@core/auth/user'
import { z } from '@core/schema'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '@/configs/storage'
import type { PostValues } from './postValues'
import { postValuesSchema } from './postValues'

const storageKey = 'blogDrafts'

/** Milliseconds without input before a draft is stored. */
const pause = 600

const draftSchema = z.object({ keptAt: z.iso.datetime(), values: postValuesSchema })
type Draft = z.infer<typeof draftSchema>

/** By user and post. Invalid drafts are dropped one by one. */
function readDrafts(): Record<string, unknown> {
  const stored = z.record(z.string(), z.unknown()).safeParse(readStored(storageKey))
  return stored.success ? stored.data : {}
}

function readDraft(key: string): Draft | null {
  const stored = draftSchema.safeParse(readDrafts()[key])
  return stored.success ? stored.data : null
}

function writeDraft(key: string, draft: Draft | null): boolean {
  const { [key]: _, ...others } = readDrafts()
  const all = draft ? { ...others, [key]: draft } : others
  return writeStored(storageKey, Object.keys(all).length > 0 ? all : null)
}

/**
 * Stores unsaved input in this browser, after a pause and on `pagehide`. It survives reloads and leaving.
 * @param post the id of the post, or `new`
 * @param posted saved values: a draft equal to them is deleted
 */
export function usePostDraft(post: number | 'new', posted: PostValues) {
  const key = `${useUser()?.id ?? 0}/${post}`
  const [restored, setRestored] = useState(() => readDraft(key))
  const [keptAt, setKeptAt] = useState(restored?.keptAt ?? null)
  const [isFull, setFull] = useState(false)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; values: PostValues } | null>(null)
  const saved = JSON.stringify(postValuesSchema.parse(posted))

  const store = useCallback(() => {
    if (!waiting.current) return
    const { timer, values } = waiting.current
    clearTimeout(timer)
    waiting.current = null
    const isSame = JSON.stringify(postValuesSchema.parse(values)) === saved
    const draft = isSame ? null : { keptAt: new Date().toISOString(), values }
    const isKept = writeDraft(key, draft)
    setFull(!isKept)
    setKeptAt(isKept && draft ? draft.keptAt : null)
  }, [key, saved])

  useEffect(() => {
    addEventListener('pagehide', store)
    return () => {
      removeEventListener('pagehide', store)
      store()
    }
  }, [store])

  const keep = useCallback(
    (values: PostValues) => {
      clearTimeout(waiting.current?.timer)
      waiting.current = { timer: setTimeout(store, pause), values }
    },
    [store],
  )

  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer)
    waiting.current = null
    writeDraft(key, null)
    setRestored(null)
    setKeptAt(null)
    setFull(false)
  }, [key])

  return { restored, keptAt, isFull, keep, forget }
}

export type PostDraft = ReturnType<typeof usePostDraft>
