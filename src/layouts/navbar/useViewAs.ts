import type { ApiError } from '@core/api/errors'
import type { ChoiceItem } from '@core/components/overlay/menuItems'
import { hasUnsaved, useDiscardQuestion } from '@core/components/overlay/unsaved'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { createSearchParams, useLocation, useNavigate } from 'react-router-dom'
import { publicPaths } from '@/configs/publicPaths'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import { useSessionRoleName } from '@/redux/shell/roles/useRoleName'
import type { DemoAccount } from '@/redux/shell/session/demoAccounts'
import { demoAccounts } from '@/redux/shell/session/demoAccounts'
import { selectUserData, signOut, switchAccount } from '@/redux/shell/session/slice'
import { type Origin, readOrigin, writeOrigin } from '@/redux/shell/session/viewAs'
import { useAuthFlow } from '@/views/shared/auth/flow'
import { challengeIn } from '@/views/shared/auth/useChallenge'

/** @returns accounts to view as; `end`, while another account is viewed, returns to the page where that began */
export function useViewAs(): { items: ChoiceItem[]; end: (() => void) | null } {
  const { t } = useTranslation('shell')
  const roleName = useSessionRoleName()
  const { write } = useWrite()
  const dispatch = useAppDispatch()
  const { twoSteps } = useAuthFlow()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const mayDiscard = useDiscardQuestion()
  const ownEmail = useAppSelector(selectUserData)?.email
  const here = pathname + search + hash
  const origin = readOrigin(ownEmail)

  async function change({ role, email, password }: DemoAccount) {
    if (hasUnsaved() && !(await mayDiscard())) return
    writeOrigin(email, origin ?? { email: ownEmail ?? '', place: here })
    // If the page is forbidden, `isEntering` redirects to the landing page.
    await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: { isEntering: true } })
    const name = roleName(role)
    const refused = (error: ApiError) => offerSecondStep(error, name)
    if (await write(switchAccount, { email, password }, { rejected: refused })) toast.info(t('viewAs.done', { name }))
  }

  async function end({ email, place }: Origin) {
    if (hasUnsaved() && !(await mayDiscard())) return
    const account = demoAccounts.find((other) => other.email === email)
    if (!account) {
      await dispatch(signOut('asked'))
      await navigate(publicPaths.login.href({}, { redirect: place }))
      return
    }
    const rejected = (error: ApiError) => offerSecondStep(error, roleName(account.role))
    if (await write(switchAccount, { email, password: account.password }, { rejected })) await navigate(place)
  }

  /** For accounts with two-step verification. Its page is guest-only, so this logs out first. */
  function offerSecondStep(error: ApiError, name: string): boolean {
    const state = challengeIn(error)
    if (!state) return false
    async function run() {
      if (hasUnsaved() && !(await mayDiscard())) return
      await dispatch(signOut('asked'))
      const redirect = createSearchParams({ redirect: here })
      await navigate({ pathname: twoSteps, search: redirect.toString() }, { replace: true, state })
    }
    toast.info(t('viewAs.needsCode', { name }), { open: { label: t('viewAs.enterCode'), run: () => void run() } })
    return true
  }

  if (demoAccounts.length === 0) return { items: [], end: null }
  const items = demoAccounts.map((account): ChoiceItem => ({
    kind: 'radio',
    key: account.role,
    label: roleName(account.role),
    isChecked: account.email === ownEmail,
    onSelect: () => {
      if (account.email === ownEmail) return
      if (account.email === origin?.email) void end(origin)
      else void change(account)
    },
  }))
  return { items, end: origin && (() => void end(origin)) }
}
