import type { ReactNode } from 'react'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { lazyPart } from '../../lazy/lazyPart'
import type { Confirm, ConfirmRequest } from './confirmContext'
import { ConfirmContext } from './confirmContext'
import { isLeaveGuarded, useDiscardQuestion } from './unsaved'

/**
 * Asks before the screen is left while something on it is not saved. A change of the query alone is let through, unless it
 * is Back or Forward: that is how a screen closes its own drawer.
 */
function LeaveGuard() {
  const mayDiscard = useDiscardQuestion()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isLeaveGuarded() && (historyAction === NavigationType.Pop || currentLocation.pathname !== nextLocation.pathname),
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

/* Nobody is asked anything before the first screen stands: the dialog comes with the first question. */
const ConfirmDialog = lazyPart(() => import('./ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog))

interface Question extends ConfirmRequest {
  id: number
  answer: (agreed: boolean) => void
}

/** Makes `useConfirm` work below it, and guards what is not saved. Once, inside the router, around every page. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const question = questions[0]
  const asked = useRef(new Set<string>())

  const confirm = useCallback<Confirm>((request) => {
    // Who double-clicks is asked once, and what was asked for happens once.
    const words = JSON.stringify(request)
    if (asked.current.has(words)) return Promise.resolve(false)
    asked.current.add(words)
    return new Promise((resolve) => {
      function answer(agreed: boolean) {
        asked.current.delete(words)
        setQuestions((waiting) => waiting.filter((other) => other.answer !== answer))
        resolve(agreed)
      }
      setQuestions((waiting) => [...waiting, { ...request, id: performance.now(), answer }])
    })
  }, [])

  return (
    <ConfirmContext value={confirm}>
      {children}
      <LeaveGuard />
      {question && (
        <Suspense>
          <ConfirmDialog key={question.id} request={question} onAnswer={question.answer} />
        </Suspense>
      )}
    </ConfirmContext>
  )
}
