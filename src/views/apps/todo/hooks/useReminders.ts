import { useUser } from '@core/auth/user'
import { dateOf, timeZone } from '@core/zonedTime'
import { z } from '@core/schema'
import { toast } from '@core/toast/toast'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { readStored, writeStored } from '@/configs/storage'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Task } from '@/redux/apps/todo/schema'
import { fetchDueTasks } from '@/redux/apps/todo/slice'
import type { TodoUrl } from './useTodoUrl'

const minute = 60_000

const storageKey = 'todoReminded'

/** How far back one is told of what came due meanwhile, in milliseconds, and of how much of it; lists show the rest. */
const longestAbsence = 24 * 60 * minute
const mostTold = 3

const storedSchema = z.record(z.string(), z.iso.datetime())

/** By the ids of those who were told, the moment up to which they were. Garbage counts as nothing. */
function readTold(): Record<string, string> {
  const stored = storedSchema.safeParse(readStored(storageKey))
  return stored.success ? stored.data : {}
}

/** One tab at a time, as the next one reads what this one stored. Without HTTPS there are no locks. */
const inTurn = (run: () => Promise<void>) => ('locks' in navigator ? navigator.locks.request(storageKey, run) : run())

/**
 * Shows a toast when a task is due, in one visible tab, and what came due while the page was not open. It looks at every full
 * minute, as times of day have no seconds, and when the user returns to the page, whose clock may have slept.
 */
export function useReminders(hrefTo: TodoUrl['hrefTo']): void {
  const { t, i18n } = useTranslation('todo')
  const userId = String(useUser()?.id ?? '')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const tell = useEffectEvent(({ id, title, dueDate }: Task) => {
    const due = dateOf(dueDate ?? '')
    const when = new Intl.DateTimeFormat(i18n.language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: timeZone(),
    }).format(due)
    const isOver = Date.now() - due.getTime() > 2 * minute
    toast.info(isOver ? t('toast.wasDue', { title, when }) : t('toast.due', { title }), {
      open: { label: t('action.open'), run: () => void navigate(hrefTo(id)) },
    })
  })

  useEffect(() => {
    const toldUntil = () => Date.parse(readTold()[userId] ?? '') || 0
    let since = toldUntil() || Date.now()
    let timer: ReturnType<typeof setTimeout>

    async function look() {
      // A toast in a hidden tab would be missed.
      if (document.visibilityState === 'hidden') return
      const [before, until] = [since, new Date()]
      since = until.getTime()
      const after = new Date(Math.max(before, toldUntil(), until.getTime() - longestAbsence))
      const result = await dispatch(fetchDueTasks({ after: after.toISOString(), until: until.toISOString() }))
      if (fetchDueTasks.fulfilled.match(result)) {
        result.payload.tasks.slice(-mostTold).forEach(tell)
        writeStored(storageKey, { ...readTold(), [userId]: until.toISOString() })
      }
      // A failed request is repeated with the next minute.
      else if (since === until.getTime()) since = before
    }
    const lookNow = () => void inTurn(look)
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
  }, [dispatch, userId])
}
