import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { ConfirmContext, type Confirm, type ConfirmRequest } from './confirmContext'
import { LeaveGuard } from './LeaveGuard'

/* Nobody is asked anything before the first screen stands: the dialog comes with the first question. */
const ConfirmDialog = lazy(() => import('./ConfirmDialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })))

interface Question extends ConfirmRequest {
  id: number
  answer: (agreed: boolean) => void
}

/** Makes `useConfirm` work below it, and guards what is not saved. Once, inside the router, around every page. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const question = questions[0]

  const confirm = useCallback<Confirm>(
    (request) =>
      new Promise((resolve) => {
        setQuestions((waiting) => [...waiting, { ...request, id: performance.now(), answer: resolve }])
      }),
    [],
  )
  function answer(agreed: boolean) {
    question?.answer(agreed)
    setQuestions((waiting) => waiting.slice(1))
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      <LeaveGuard />
      {question && (
        <Suspense>
          <ConfirmDialog key={question.id} request={question} onAnswer={answer} />
        </Suspense>
      )}
    </ConfirmContext>
  )
}
