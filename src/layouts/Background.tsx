import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { lazyPart } from '@core/lazy/lazyPart'
import { Suspense } from 'react'
import { modules } from '@/navigation/modules'

const parts = modules.flatMap(({ key, background, routes: [first] }) =>
  background ? [{ key, can: first?.can, Part: lazyPart(background, null) }] : [],
)

/** Background components of all modules that the user may read, such as reminders. */
export function Background() {
  const ability = useAbility<AppAbility>()
  return parts.map(
    ({ key, can, Part }) =>
      (!can || ability.can(...can)) && (
        <Suspense key={key}>
          <Part />
        </Suspense>
      ),
  )
}
