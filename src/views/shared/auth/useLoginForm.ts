import type { ApiError } from '@core/api/errors'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { useHref } from 'react-router-dom'
import { publicPaths } from '@/configs/publicPaths'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Credentials } from '@/redux/shell/session/schema'
import { signIn } from '@/redux/shell/session/slice'
import type { CredentialErrors } from './checkCredentials'
import { readEarlyInput } from './earlyInput'
import { useAuthFlow } from './flow'
import { readRememberedEmail, writeRememberedEmail } from './rememberedEmail'
import { useChallenge } from './useChallenge'
import { useDestination } from './useDestination'

type Name = keyof Credentials

const names: readonly Name[] = ['email', 'password']

const fetchCheck = () => import('./checkCredentials')

/**
 * The only form without React Hook Form: this page loads first and has a byte budget.
 * The schema loads when the user types or submits.
 */
export function useLoginForm() {
  const next = useHref(useDestination() ?? publicPaths.home.pattern)
  const dispatch = useAppDispatch()
  function readyNext() {
    dispatch((_, __, { readyPage }) => readyPage?.(next))
    fetchCheck().catch(() => undefined)
  }
  const { onEntered } = useAuthFlow()
  const isChallenged = useChallenge()
  const [early] = useState(readEarlyInput)
  const [values, setValues] = useState<Credentials>(
    () => early?.values ?? { email: readRememberedEmail(), password: '' },
  )
  const [isRemembered, setRemembered] = useState(early?.isRemembered ?? values.email !== '')
  const [errors, setErrors] = useState<CredentialErrors>({})
  const [failure, setFailure] = useState<ApiError>()
  /** Stays true after success: the next page is loading. */
  const [isPending, setPending] = useState(false)
  const isSending = useRef(false)
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({})
  const touched = useRef(new Set<Name>())

  // Before the next keystroke.
  useLayoutEffect(() => early?.resume(), [early])

  const focusFirst = useEffectEvent(() => inputs.current[values.email === '' ? 'email' : 'password']?.focus())
  useEffect(() => {
    // An on-screen keyboard would cover the page.
    if (!document.activeElement?.matches('input') && !matchMedia('(pointer: coarse)').matches) focusFirst()
  }, [])

  async function check(credentials: Credentials): Promise<CredentialErrors> {
    const { checkCredentials } = await fetchCheck()
    return checkCredentials(credentials)
  }

  async function checkField(name: Name, credentials: Credentials) {
    // If the schema cannot load, show no error: submitting retries and reports it.
    const found: CredentialErrors = await check(credentials).catch(() => ({}))
    setErrors((errors) => {
      const { [name]: _, ...others } = errors
      return found[name] ? { ...others, [name]: found[name] } : others
    })
  }

  function show(found: CredentialErrors) {
    isSending.current = false
    // A disabled or busy control cannot take the focus.
    flushSync(() => {
      setErrors(found)
      setPending(false)
    })
    const first = names.find((name) => found[name])
    if (first) inputs.current[first]?.focus()
  }

  function refuse(error: ApiError | undefined) {
    // The server reports at the email that one of both is wrong. More likely it is the password.
    const [text] = error?.fields.password ?? error?.fields.email ?? []
    const found: CredentialErrors = text ? { password: text } : {}
    show(found)
    // Keep the old alert until the response: the focus may be on its "Try again".
    setFailure(Object.keys(found).length === 0 ? error : undefined)
  }

  async function send(credentials: Credentials) {
    // Two clicks may come before the next render.
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    names.forEach((name) => touched.current.add(name))
    const found = await check(credentials).catch(() => null)
    if (found === null) {
      refuse({ kind: 'network', status: 0, message: '', fields: {} })
      return
    }
    if (Object.keys(found).length > 0) {
      show(found)
      return
    }
    setErrors({})
    const answer = await dispatch(signIn(credentials))
    const remembered = isRemembered ? credentials.email : null
    if (signIn.fulfilled.match(answer)) {
      writeRememberedEmail(remembered)
      onEntered?.(answer.payload)
    } else if (signIn.rejected.match(answer) && !isChallenged(answer.payload, remembered)) refuse(answer.payload)
  }

  function register(name: Name) {
    return {
      name,
      value: values[name],
      error: errors[name],
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input
      },
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        readyNext()
        const changed = { ...values, [name]: target.value }
        setValues(changed)
        if (touched.current.has(name)) void checkField(name, changed)
      },
      onBlur: () => {
        // Tabbing through an empty field is no mistake.
        if (values[name] === '') return
        touched.current.add(name)
        void checkField(name, values)
      },
    }
  }

  return {
    register,
    remember: {
      checked: isRemembered,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setRemembered(target.checked)
      },
    },
    failure,
    isPending,
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      void send(values)
    },
    signInAs: (credentials: Credentials) => {
      readyNext()
      setValues(credentials)
      void send(credentials)
    },
  }
}
