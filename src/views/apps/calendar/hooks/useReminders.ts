import { useUser } from '@core/auth/user'
import { z } from '@core/schema'
import { toast } from '@core/toast/toast'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readStored, writeStored } from '@/configs/storage'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { spanOf, timeTextIn } from '../shared/times'

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

/** One tab at a time, as the next one reads what this one stored. Without HTTPS there are no locks. */
function inTurn(run: () => void) {
  if ('locks' in navigator) void navigator.locks.request(storageKey, run)
  else run()
}

/** Events with a reminder after one time and up to another, sorted by start. */
export function dueReminders(events: readonly CalendarEvent[], after: Date, until: Date): CalendarEvent[] {
  return events
    .flatMap((event) => {
      const { reminder } = event
      if (typeof reminder !== 'number') return []
      const start = spanOf(event).start.getTime()
      const at = start - reminder * minute
      return at > after.getTime() && at <= until.getTime() ? [{ event, start }] : []
    })
    .sort((a, b) => a.start - b.start)
    .map(({ event }) => event)
}

/**
 * Reminds of events as long as the calendar is open, in one visible tab, and of those that were missed within the last hour. It
 * looks at every full minute, and when the user returns to the page, whose clock may have slept.
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
    const toldUntil = () => Date.parse(readTold()[userId] ?? '') || 0
    let since = toldUntil() || Date.now()
    let timer: ReturnType<typeof setTimeout>

    function lookNow() {
      inTurn(() => {
        // A toast in a hidden tab would be missed.
        if (document.visibilityState === 'hidden') return
        const until = new Date()
        look(new Date(Math.max(since, toldUntil(), until.getTime() - longestAbsence)), until)
        since = until.getTime()
      })
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
