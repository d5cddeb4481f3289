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

/**
 * Says when the time of a task has come, once, whatever list is on screen, and what came due while the page was not open. It looks
 * at every full minute, as times of day have no seconds, and when one comes back to the page, whose clock may have slept.
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
    const now = Date.now()
    let since = new Date(Math.max(Date.parse(readTold()[userId] ?? '') || now, now - longestAbsence))
    let timer: ReturnType<typeof setTimeout>

    async function look() {
      const [after, until] = [since, new Date()]
      since = until
      const result = await dispatch(fetchDueTasks({ after: after.toISOString(), until: until.toISOString() }))
      if (fetchDueTasks.fulfilled.match(result)) {
        result.payload.tasks.slice(-mostTold).forEach(tell)
        writeStored(storageKey, { ...readTold(), [userId]: until.toISOString() })
      }
      // What could not be asked for is asked for together with the next minute.
      else if (since === until) since = after
    }
    function lookEveryMinute() {
      timer = setTimeout(
        () => {
          void look()
          lookEveryMinute()
        },
        minute - (Date.now() % minute),
      )
    }
    function handleVisibility() {
      if (document.visibilityState === 'visible') void look()
    }

    void look()
    lookEveryMinute()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [dispatch, userId])
}
