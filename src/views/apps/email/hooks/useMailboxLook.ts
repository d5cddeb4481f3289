import { z } from '@core/schema'
import { useState } from 'react'
import { readStored, writeStored } from '@/configs/storage'

const storageKey = 'mailbox'

/** Of the list where a mail is read beside it, in rem. */
export const listWidth = { min: 17, max: 36, initial: 23 } as const

const choicesSchema = z.object({
  isCompact: z.boolean(),
  /** Whether a mail is read beside the list where there is room for both. */
  isSplit: z.boolean(),
  listWidth: z._default(z.number().check(z.gte(listWidth.min), z.lte(listWidth.max)), listWidth.initial),
  /** Whether sample mails come in while one looks on. */
  isReceiving: z.boolean(),
})

type Choices = z.infer<typeof choicesSchema>

const defaults: Choices = { isCompact: false, isSplit: true, listWidth: listWidth.initial, isReceiving: false }

export interface MailboxLook extends Choices {
  readonly change: (changed: Partial<Choices>) => void
}

function read(): Choices {
  const stored = choicesSchema.safeParse(readStored(storageKey))
  return stored.success ? stored.data : defaults
}

/** How one likes the mailbox. It is kept on this device. */
export function useMailboxLook(): MailboxLook {
  const [choices, setChoices] = useState(read)
  return {
    ...choices,
    change(changed) {
      const next = { ...choices, ...changed }
      setChoices(next)
      writeStored(storageKey, next)
    },
  }
}
