// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { selectSettings } from '@/redux/pages/account-settings/slice'
import { selectUserData } from '@/redux/shell/session/slice'
import { button, dialog, field, openTab } from './openTab'

async function openAndAsk() {
  const view = await openTab('', 'Your data')
  await view.user.click(button('Delete personal information'))
  await dialog('Delete your personal information?')
  return view
}
type View = Awaited<ReturnType<typeof openAndAsk>>

const settings = ({ store }: View) => selectSettings(store.getState()).data
const texts = (part: Record<string, string> | undefined) => Object.values(part ?? {}).filter((text) => text !== '')
const agree = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Delete information' }))

it('deletes personal data after confirmation, but nothing that the account requires', async () => {
  const view = await openAndAsk()
  await agree(view)
  expect(await screen.findByText('Personal information deleted')).toBeVisible()
  expect(texts(settings(view)?.info)).toEqual([])
  expect(texts(settings(view)?.social.socialLinks)).toEqual([])
  expect(Object.values(settings(view)?.social.connections ?? {}).filter(({ id }) => id !== '')).toEqual([])
  expect(settings(view)?.general).toMatchObject({ avatar: '', company: '', fullName: 'Amara Mensah' })
  expect(selectUserData(view.store.getState())).toMatchObject({ avatar: null, email: 'admin@demo.com' })
  expect(field(/Bio/)).toHaveValue('')
})

it('deletes nothing without confirmation', async () => {
  const view = await openAndAsk()
  const sent = view.count(accountSettingsApi.updateInfo.path)
  await view.user.click(button('Cancel'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([])
  expect(field(/Bio/)).not.toHaveValue('')
})

it('continues on retry after a partial failure', async () => {
  const view = await openAndAsk()
  const mend = view.breakCall(accountSettingsApi.updateSocial.path, 500)
  await agree(view)
  const again = await screen.findByRole('button', { name: 'Try again' })
  mend()
  await view.user.click(again)
  expect(await screen.findByText('Personal information deleted')).toBeVisible()
  expect(settings(view)?.general.avatar).toBe('')
})
