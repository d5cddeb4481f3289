import type { MenuItem } from '@core/components/overlay/menuItems'
import { hasUnsaved } from '@core/components/overlay/unsaved'
import { useDiscardQuestion } from '@core/components/overlay/useDiscardQuestion'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import type { DemoAccount } from '@/redux/shell/session/demoAccounts'
import { demoAccounts } from '@/redux/shell/session/demoAccounts'
import { selectUserData } from '@/redux/shell/session/slice'
import { switchAccount } from '@/redux/shell/session/switchAccount'

/** The part of the user menu that changes from one demo account to the other and back; empty where a real backend signs in. */
export function useViewAs(): MenuItem[] {
  const { t } = useTranslation('shell')
  const { write } = useWrite()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const mayDiscard = useDiscardQuestion()
  const ownEmail = useAppSelector(selectUserData)?.email

  async function change({ role, email, password }: DemoAccount) {
    if (hasUnsaved() && !(await mayDiscard())) return
    // Who enters by a page that is closed to them is led to their own first page, not told off.
    await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: { isEntering: true } })
    if (await write(switchAccount, { email, password })) toast.info(t('viewAs.done', { name: t(`role.${role}`) }))
  }

  if (demoAccounts.length === 0) return []
  return [
    { kind: 'separator', key: 'view-as' },
    { kind: 'heading', key: 'view-as-title', label: t('viewAs.title') },
    ...demoAccounts.map((account): MenuItem => ({
      kind: 'radio',
      key: `view-as-${account.role}`,
      label: t(`role.${account.role}`),
      isChecked: account.email === ownEmail,
      onSelect: () => {
        if (account.email !== ownEmail) void change(account)
      },
    })),
  ]
}
