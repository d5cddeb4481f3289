import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { lazyPart } from '@core/lazy/lazyPart'
import { Suspense, useEffect, useState } from 'react'
import { modules } from '@/navigation/modules'
import { useAppSelector } from '@/redux/app/hooks'
import { selectEndedBy } from '@/redux/shell/session/slice'

const parts = modules.flatMap(({ key, background, routes: [first] }) =>
  background ? [{ key, can: first?.can, Part: lazyPart(background, null) }] : [],
)

/** Milliseconds until the background loads, so that it does not delay the first page. */
const delay = 5000

/** Background components of all modules that the user may read, while the session lasts. */
export function Background() {
  const ability = useAbility<AppAbility>()
  const isEnded = useAppSelector(selectEndedBy) !== null
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [])
  if (!isDue || isEnded) return null
  return parts.map(
    ({ key, can, Part }) =>
      (!can || ability.can(...can)) && (
        <Suspense key={key}>
          <Part />
        </Suspense>
      ),
  )
}
