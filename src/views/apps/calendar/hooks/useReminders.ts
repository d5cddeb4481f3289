import { useUser } from '@core/auth/user'
import { z } from '@core/schema'
import { toast } from '@core/toast/toast'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readStored, writeStored } from '@/configs/storage'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { dueReminders } from '../shared/reminders'
import { timeTextIn } from '../shared/times'

const minute = 60_000

const storageKey = 'calendarReminded'

/** How far back one is told of what was missed, in milliseconds. */
const longestAbsence = 60 * minute

const storedSchema = z.record(z.string(), z.iso.datetime())

/** By the ids of those who were told, the moment up to which they were. Garbage counts as nothing. */
function readTold(): Record<string, string> {
  const stored = storedSchema.safeParse(readStored(storageKey))
  return stored.success ? stored.data : {}
}

/**
 * Reminds of events as long as the calendar is open, once, and of those that were missed within the last hour. It looks at every full
 * minute, and when one comes back to the page, whose clock may have slept.
 * @param events null as long as there are none to look at
 */
export function useReminders(events: readonly CalendarEvent[] | null, onOpen: (event: CalendarEvent) => void): void {
  const { t, i18n } = useTranslation('calendar')
  const userId = String(useUser()?.id ?? '')
  const isReady = events !== null

  const look = useEffectEvent((since: Date, until: Date) => {
    for (const event of dueReminders(events ?? [], since, until)) {
      toast.info(t('reminder.due', { title: event.title, when: timeTextIn(i18n.language)(event) }), {
        open: { label: t('reminder.open'), run: () => onOpen(event) },
      })
    }
    writeStored(storageKey, { ...readTold(), [userId]: until.toISOString() })
  })

  useEffect(() => {
    if (!isReady) return
    const start = Date.now()
    let since = new Date(Math.max(Date.parse(readTold()[userId] ?? '') || start, start - longestAbsence))
    let timer: ReturnType<typeof setTimeout>

    function lookNow() {
      const until = new Date()
      look(since, until)
      since = until
    }
    function lookEveryMinute() {
      timer = setTimeout(
        () => {
          lookNow()
          lookEveryMinute()
        },
        minute - (Date.now() % minute),
      )
    }
    function handleVisibility() {
      if (document.visibilityState === 'visible') lookNow()
    }

    lookNow()
    lookEveryMinute()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [isReady, userId])
}
