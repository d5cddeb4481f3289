import { useUser } from '@core/auth/user'
import { z } from '@core/schema'
import { useEffect, useEffectEvent } from 'react'
import { readStored, writeStored } from '@/configs/storage'

const minute = 60_000

/** By user id: time of the latest reminder check, ISO 8601. */
const storedSchema = z.record(z.string(), z.iso.datetime())

function readTimes(storageKey: string): Record<string, string> {
  return storedSchema.safeParse(readStored(storageKey)).data ?? {}
}

interface ReminderOptions {
  storageKey: string
  /** How far back to look for missed reminders, in milliseconds. */
  maxAbsence: number
  /** Shows the reminders of a time range. @returns false to have the next check cover the range again */
  remind: (after: Date, until: Date) => Promise<boolean>
}

/**
 * Checks for reminders at every full minute, and when the user returns, as timers may have slept.
 * Only one visible tab shows a reminder.
 */
export function useReminders({ storageKey, maxAbsence, remind }: ReminderOptions): void {
  const userId = String(useUser()?.id ?? '')
  const remindLatest = useEffectEvent(remind)

  useEffect(() => {
    const lastTime = () => Date.parse(readTimes(storageKey)[userId] ?? '') || 0
    let since = lastTime() || Date.now()
    let timer: ReturnType<typeof setTimeout>

    async function check() {
      // A toast in a hidden tab would be missed.
      if (document.visibilityState === 'hidden') return
      const [before, until] = [since, new Date()]
      since = until.getTime()
      if (await remindLatest(new Date(Math.max(before, lastTime(), since - maxAbsence)), until))
        writeStored(storageKey, { ...readTimes(storageKey), [userId]: until.toISOString() })
      else if (since === until.getTime()) since = before
    }
    // Tabs run in turn, so the next tab reads what this tab stored. Locks require HTTPS.
    const checkNow = () => void ('locks' in navigator ? navigator.locks.request(storageKey, check) : check())
    function checkEveryMinute() {
      timer = setTimeout(
        () => {
          checkNow()
          checkEveryMinute()
        },
        minute - (Date.now() % minute),
      )
    }
    function handleVisibility() {
      if (document.visibilityState === 'visible') checkNow()
    }

    checkNow()
    checkEveryMinute()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [userId, storageKey, maxAbsence])
}
