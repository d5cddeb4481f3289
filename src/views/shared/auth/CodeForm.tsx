import type { ApiError } from '@core/api/errors'
import { Button } from '@core/components/button/Button'
import { validationMessage } from '@core/validation/validationMessage'
import { useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { CodeField, codeLength } from './CodeField'
import { FailureAlert } from './FailureAlert'
import { ResendCode } from './ResendCode'

/** Resolves to what went wrong, if anything did. */
type Send<Arg extends unknown[]> = (...arg: Arg) => Promise<ApiError | undefined>

interface CodeFormProps {
  submitLabel: string
  onCode: Send<[code: string]>
  /** The proof that the code belongs to is of no use any more. */
  onGone?: () => void
  /** Where the code can be sent again. */
  onResend?: Send<[]> | undefined
  /** Whether a code was sent just now, so that the next one has to wait. */
  isSent?: boolean
}

/** Asks for a code of six digits, which is sent once the last of them is there. */
export function CodeForm({ submitLabel, onCode, onGone, onResend, isSent = false }: CodeFormProps) {
  const { t } = useTranslation('auth')
  const input = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [wrongCodes, setWrongCodes] = useState(0)
  const [failure, setFailure] = useState<ApiError>()
  const [isPending, setPending] = useState(false)

  function refuse(text: string) {
    flushSync(() => {
      setPending(false)
      setFailure(undefined)
      setError(text)
      setWrongCodes((count) => count + 1)
    })
    // What is typed next takes the place of the wrong code.
    input.current?.focus()
    input.current?.select()
  }

  async function send(given: string) {
    // The last digit and Enter may come before the next render.
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setError(undefined)
    const problem = await onCode(given)
    isSending.current = false
    if (!problem) return // The next page, or what was done, is about to take this one's place.
    if (problem.fields.code) refuse(t('code.wrong'))
    else if (problem.kind === 'notFound' && onGone) onGone()
    else if (problem.kind === 'notFound') refuse(t('code.gone'))
    else {
      setPending(false)
      setFailure(problem)
    }
  }

  function change(next: string) {
    setCode(next)
    setError(undefined)
    if (next.length === codeLength && next !== code) void send(next)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (code.length === codeLength) void send(code)
    else refuse(code === '' ? 'required' : validationMessage('tooShort', { min: codeLength }))
  }

  return (
    <form className="form-stack" noValidate onSubmit={submit}>
      {failure && <FailureAlert error={failure} isPending={isPending} />}
      <CodeField
        ref={input}
        label={t('code.label')}
        value={code}
        onChange={change}
        error={error}
        wrongCodes={wrongCodes}
      />
      <Button type="submit" variant="primary" pending={isPending}>
        {submitLabel}
      </Button>
      {onResend && <ResendCode onResend={onResend} isSent={isSent} />}
    </form>
  )
}
