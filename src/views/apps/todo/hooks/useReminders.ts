import { toast } from '@core/toast/toast'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Task } from '@/redux/apps/todo/schema'
import { fetchDueTasks } from '@/redux/apps/todo/slice'
import type { TodoUrl } from './useTodoUrl'

const minute = 60_000

/**
 * Says when the time of a task has come, once, whatever list is on screen. It looks at every full minute, as times of day have no
 * seconds, and when one comes back to the page, whose clock may have slept.
 */
export function useReminders(hrefTo: TodoUrl['hrefTo']): void {
  const { t } = useTranslation('todo')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const tell = useEffectEvent(({ id, title }: Task) => {
    toast.info(t('toast.due', { title }), { open: { label: t('action.open'), run: () => void navigate(hrefTo(id)) } })
  })

  useEffect(() => {
    let since = new Date()
    let timer: ReturnType<typeof setTimeout>

    async function look() {
      const [after, until] = [since, new Date()]
      since = until
      const result = await dispatch(fetchDueTasks({ after: after.toISOString(), until: until.toISOString() }))
      if (fetchDueTasks.fulfilled.match(result)) result.payload.tasks.forEach(tell)
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

    lookEveryMinute()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [dispatch])
}
