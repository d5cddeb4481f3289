import { useErrorText } from '@core/hooks/useErrorText'
import { useOneAtATime } from '@core/hooks/useOneAtATime'
import type { ApiError } from '@core/api/errors'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { ApiCall, ApiParameter } from '@/redux/pages/api-reference/schema'
import type { Trial, TrialAnswer } from '@/redux/pages/api-reference/thunks'
import { tryCall } from '@/redux/pages/api-reference/thunks'

interface Draft {
  readonly values: Readonly<Record<string, string>>
  /** JSON; null for calls without a body */
  readonly body: string | null
}

type Outcome =
  | { readonly status: 'none' | 'pending' }
  | { readonly status: 'answered'; readonly answer: TrialAnswer }
  | { readonly status: 'failed'; readonly error: ApiError }

function exampleOf({ parameters = [], requestBody }: ApiCall): Draft {
  const [content] = Object.values(requestBody?.content ?? {})
  const given = parameters.filter(({ example }) => example !== undefined)
  return {
    values: Object.fromEntries(given.map(({ name, example }) => [name, String(example)])),
    body: content ? JSON.stringify(content.example ?? {}, null, 2) : null,
  }
}

/** @returns undefined for invalid JSON */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function toTrial({ method, path, parameters = [] }: ApiCall, { values }: Draft, body: unknown): Trial {
  const filled = (place: ApiParameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && (values[parameter.name] ?? '') !== '')
        .map(({ name }) => [name, values[name] ?? '']),
    )
  return { method, path: path.replace(/\{(\w+)\}/g, ':$1'), params: filled('path'), query: filled('query'), body }
}

export function useTrial(call: ApiCall) {
  const { t } = useTranslation('apiReference')
  const errorTextOf = useErrorText()
  const dispatch = useAppDispatch()
  const oneAtATime = useOneAtATime()
  const [example] = useState(() => exampleOf(call))
  const [draft, setDraft] = useState(example)
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none' })
  const [hint, setHint] = useState('')

  async function send() {
    const parsed = draft.body === null ? { value: undefined } : parse(draft.body)
    const missing = call.parameters?.find(({ name, in: place }) => place === 'path' && !draft.values[name])
    setHint(missing ? t('fillIn', { name: missing.name }) : '')
    if (!parsed || missing) return
    setOutcome({ status: 'pending' })
    const result = await dispatch(tryCall(toTrial(call, draft, parsed.value)))
    if (tryCall.fulfilled.match(result)) setOutcome({ status: 'answered', answer: result.payload })
    else if (result.payload) setOutcome({ status: 'failed', error: result.payload })
  }

  return {
    draft,
    change: (name: string, value: string) =>
      setDraft((before) => ({ ...before, values: { ...before.values, [name]: value } })),
    changeBody: (body: string) => setDraft((before) => ({ ...before, body })),
    bodyError: draft.body !== null && !parse(draft.body) ? t('notJson') : undefined,
    errorText: hint || (outcome.status === 'failed' ? errorTextOf(outcome.error) : ''),
    result: outcome.status === 'answered' ? outcome.answer : null,
    isPending: outcome.status === 'pending',
    canReset: draft !== example || outcome.status !== 'none' || hint !== '',
    send: () => oneAtATime(send),
    reset() {
      setDraft(example)
      setOutcome({ status: 'none' })
      setHint('')
    },
  }
}
