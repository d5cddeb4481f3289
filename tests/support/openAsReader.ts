import type { Subject } from '@core/auth/ability'
import { rolesApi } from '@/redux/apps/roles/contract'
import { signIn } from '@/redux/shell/session/slice'
import { renderPage } from './renderPage'

export async function openAsReader(path: string, subject: Subject) {
  const view = await renderPage('/access-control')
  const { data } = await view.client.get<{ roles: { id: number; key: string }[] }>(rolesApi.list.path)
  const id = data.roles.find(({ key }) => key === 'restricted-user')?.id
  const reading = { read: true, write: false, create: false, delete: false }
  await view.client.post(rolesApi.update.path, { id, matrix: { [subject]: reading } })
  await view.store.dispatch(signIn({ email: 'client@demo.com', password: 'client' })).unwrap()
  await view.router.navigate(path)
  return view
}
