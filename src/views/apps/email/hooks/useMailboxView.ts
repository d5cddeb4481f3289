import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { z } from '@core/schema'
import { useState } from 'react'
import { readStored, writeStored } from '@/configs/storage'

const storageKey = 'mailbox'

/** Width in rem beside an open email. */
export const listWidth = { min: 17, max: 36, initial: 23 } as const

const choicesSchema = z.object({
  isCompact: z.boolean(),
  isSplit: z.boolean(),
  listWidth: z._default(z.number().check(z.gte(listWidth.min), z.lte(listWidth.max)), listWidth.initial),
  isReceiving: z.boolean(),
})

type Choices = z.infer<typeof choicesSchema>

const defaults: Choices = { isCompact: false, isSplit: true, listWidth: listWidth.initial, isReceiving: false }

export interface MailboxView extends Choices {
  /** Of the rows. `line` and `compact-line`: one line, in a wide list. */
  readonly density: 'usual' | 'compact' | 'line' | 'compact-line'
  readonly change: (changed: Partial<Choices>) => void
}

function read(): Choices {
  const stored = choicesSchema.safeParse(readStored(storageKey))
  return stored.success ? stored.data : defaults
}

/** View settings, stored on this device. @param hasEmail Whether an email is open; without one the list has the whole width. */
export function useMailboxView(hasEmail: boolean): MailboxView {
  const [choices, setChoices] = useState(read)
  const isWide = useMediaQuery('(width >= 1200px)')
  const narrow = choices.isCompact ? 'compact' : 'usual'
  return {
    ...choices,
    density: isWide && !(choices.isSplit && hasEmail) ? (choices.isCompact ? 'compact-line' : 'line') : narrow,
    change(changed) {
      const next = { ...choices, ...changed }
      setChoices(next)
      writeStored(storageKey, next)
    },
  }
}
