import type { ReactNode } from 'react'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { lazyPart } from '../../lazy/lazyPart'
import { topBackLayer } from './backCloses'
import type { Confirm, ConfirmRequest } from './confirmContext'
import { ConfirmContext } from './confirmContext'
import { isLeaveGuarded, useDiscardQuestion } from './unsaved'

/**
 * Asks before leaving a screen with unsaved changes. Query-only changes pass, because a screen closes its own drawer
 * that way. Back and Forward always ask, but first close an open layer (`useBackCloses`).
 */
function LeaveGuard() {
  const mayDiscard = useDiscardQuestion()
  const isBack = useRef(false)
  // The router supports a single blocker.
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    isBack.current = historyAction === NavigationType.Pop
    if (isBack.current && topBackLayer()) return true
    return isLeaveGuarded() && (isBack.current || currentLocation.pathname !== nextLocation.pathname)
  })

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const close = isBack.current && topBackLayer()
    if (close) {
      blocker.reset()
      close()
      return
    }
    void mayDiscard().then((agreed) => {
      if (agreed) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker, mayDiscard])

  return null
}

/* Lazy: the dialog loads with the first question. */
const ConfirmDialog = lazyPart(() => import('./ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog))

interface Question extends ConfirmRequest {
  id: number
  answer: (agreed: boolean) => void
}

/** Provides `useConfirm`, and guards unsaved changes. Mount once, inside the router, around all pages. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const question = questions[0]
  const asked = useRef(new Set<string>())

  const confirm = useCallback<Confirm>((request) => {
    // Ignore duplicates: a double click asks and acts only once.
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
