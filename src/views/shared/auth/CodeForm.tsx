import type { ApiError } from '@core/api/errors'
import { Button } from '@core/components/button/Button'
import { validationMessage } from '@core/validation/validationMessage'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { CodeField, codeLength } from './CodeField'
import { FailureAlert } from './FailureAlert'
import { ResendCode } from './ResendCode'

type Send<Arg extends unknown[]> = (...arg: Arg) => Promise<ApiError | undefined>

interface CodeFormProps {
  submitLabel: string
  onCode: Send<[code: string]>
  /** Called when the challenge is no longer valid. */
  onGone?: () => void
  onResend?: Send<[]> | undefined
  /** A code was just sent: resending starts with a countdown. */
  isSent?: boolean
}

/** Six-digit code; submits when the last digit is entered. */
export function CodeForm({ submitLabel, onCode, onGone, onResend, isSent = false }: CodeFormProps) {
  const { t } = useTranslation('auth')
  const input = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [wrongCodes, setWrongCodes] = useState(0)
  const [failure, setFailure] = useState<ApiError>()
  const [isPending, setPending] = useState(false)

  useEffect(() => input.current?.focus(), [])

  function refuse(text: string) {
    flushSync(() => {
      setPending(false)
      setFailure(undefined)
      setError(text)
      setWrongCodes((count) => count + 1)
    })
    // The next input replaces the wrong code.
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
    if (!problem) return // The page is about to be replaced.
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
