import { hasUnsaved } from '@core/components/overlay/unsaved'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readStored, writeStored } from '@/configs/storage'
import { publicPaths } from '@/configs/publicPaths'

/** Time of the last activity in any tab. */
const storageKey = 'lastActive'
const checkEvery = 5_000
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Locks the screen after inactivity in all tabs. Unsaved changes prevent the lock. */
export function IdleLock({ minutes }: { minutes: number }) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const lock = useEffectEvent(() => {
    void navigate(publicPaths.lock.href({}, { redirect: pathname + search + hash }))
  })

  useEffect(() => {
    let last = Date.now()
    const note = () => {
      last = Date.now()
    }
    function check() {
      const stored = readStored(storageKey)
      // A future time would delay the lock.
      const elsewhere = typeof stored === 'number' && stored <= Date.now() ? stored : 0
      if (last > elsewhere) writeStored(storageKey, last)
      if (hasUnsaved() || Date.now() - Math.max(last, elsewhere) < minutes * 60_000) return
      lock()
    }
    const timer = setInterval(check, checkEvery)
    for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true })
    }
  }, [minutes])

  return null
}
