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
  /** `line`: compact rows of a wide list. */
  readonly density: 'usual' | 'compact' | 'line'
  readonly change: (changed: Partial<Choices>) => void
}

function read(): Choices {
  const stored = choicesSchema.safeParse(readStored(storageKey))
  return stored.success ? stored.data : defaults
}

/** View settings, stored on this device. */
export function useMailboxView(): MailboxView {
  const [choices, setChoices] = useState(read)
  const isWide = useMediaQuery('(width >= 1200px)')
  return {
    ...choices,
    density: !choices.isCompact ? 'usual' : isWide && !choices.isSplit ? 'line' : 'compact',
    change(changed) {
      const next = { ...choices, ...changed }
      setChoices(next)
      writeStored(storageKey, next)
    },
  }
}
