import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { hasUnsaved } from './unsaved'
import { useDiscardQuestion } from './useDiscardQuestion'

/**
 * Asks before the screen is left while something on it is not saved. A change of the query alone is let through, unless it
 * is Back or Forward: that is how a screen closes its own drawer.
 */
export function LeaveGuard() {
  const mayDiscard = useDiscardQuestion()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      hasUnsaved() && (historyAction === NavigationType.Pop || currentLocation.pathname !== nextLocation.pathname),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void mayDiscard().then((agreed) => {
      if (agreed) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker, mayDiscard])

  return null
}
