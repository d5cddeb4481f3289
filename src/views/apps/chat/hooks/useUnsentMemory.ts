import { useUser } from '@core/auth/user'
import { z } from '@core/schema'
import { useEffect } from 'react'
import { readStored, writeStored } from '@/configs/storage'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { selectUnsent, unsentRestored } from '@/redux/apps/chat/unsentSlice'

const storageKey = 'chatUnsent'

const wordsSchema = z.object({ message: z.string(), replyTo: z.optional(z.number()) })

/** Without images, which are too large for local storage. */
const unsentSchema = z.object({
  drafts: z.record(z.string().check(z.regex(/^\d{1,9}$/)), wordsSchema),
  outbox: z.array(z.extend(wordsSchema, { contact: z.number() })),
})

const storedSchema = z.record(z.string(), unsentSchema)

type Stored = z.infer<typeof storedSchema>

/** Keyed by user id, so the next user does not see it. Invalid data counts as empty. */
function readUnsent(): Stored {
  const stored = storedSchema.safeParse(readStored(storageKey))
  return stored.success ? stored.data : {}
}

export function useUnsentMemory(): void {
  const dispatch = useAppDispatch()
  const userId = useUser()?.id ?? null
  const { owner, drafts, outbox } = useAppSelector(selectUnsent)

  useEffect(() => {
    if (userId === null || owner === userId) return
    const { [userId]: own = { drafts: {}, outbox: [] } } = readUnsent()
    dispatch(unsentRestored({ ...own, owner: userId }))
  }, [dispatch, userId, owner])

  useEffect(() => {
    if (userId === null || owner !== userId) return
    const own = unsentSchema.safeParse({
      drafts: Object.fromEntries(Object.entries(drafts).filter(([, draft]) => draft !== undefined)),
      outbox: outbox.map(({ content }) => content).filter(({ message }) => message !== ''),
    })
    const { [userId]: _, ...others } = readUnsent()
    const isEmpty = !own.success || (Object.keys(own.data.drafts).length === 0 && own.data.outbox.length === 0)
    const all: Stored = isEmpty ? others : { ...others, [userId]: own.data }
    writeStored(storageKey, Object.keys(all).length > 0 ? all : null)
  }, [userId, owner, drafts, outbox])
}
