import { expect, it } from 'vitest'
import type { UserList, UserListQuery } from '@/redux/apps/user/contract'
import { userApi } from '@/redux/apps/user/contract'
import { startBackend } from '../../support/backend'

it('filters users by any of several values, with other filters on top', async () => {
  const { api, axios } = startBackend()
  const totalOf = async (query: UserListQuery) => (await api.call(userApi.list, { query })).total
  const [admins, editors] = [await totalOf({ role: ['admin'] }), await totalOf({ role: ['editor'] })]
  expect(await totalOf({ role: ['admin', 'editor', 'wizard'] })).toBe(admins + editors)
  expect(await totalOf({ role: [] })).toBe(50)
  const { data } = await axios.get<UserList>('/api/users/list/data?role=admin&role=editor&status=active&perPage=50')
  expect(data.users.length).toBeGreaterThan(0)
  expect(data.users.every(({ role, status }) => /^(admin|editor)$/.test(role) && status === 'active')).toBe(true)
})
