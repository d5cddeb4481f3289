import { useSyncExternalStore } from 'react'
import { announcements } from './announce'

/** Live regions of `announce`. Mount once, near the root. */
export function LiveRegion() {
  const { polite, assertive } = useSyncExternalStore(announcements.subscribe, announcements.get)
  return (
    <div className="visually-hidden">
      <div aria-live="polite">
        <span key={polite.id}>{polite.text}</span>
      </div>
      <div aria-live="assertive">
        <span key={assertive.id}>{assertive.text}</span>
      </div>
    </div>
  )
}
