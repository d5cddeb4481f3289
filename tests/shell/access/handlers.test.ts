import { describe, expect, it } from 'vitest'
import { accessApi } from '@/redux/shell/access/contract'
import { accessRequestSchema } from '@/redux/shell/access/schema'
import { notificationsApi } from '@/redux/shell/notifications/contract'
import { notificationSchema } from '@/redux/shell/notifications/schema'
import { sessionApi } from '@/redux/shell/session/contract'
import { now, refusal, startBackend } from '../../support/backend'

async function openAsClient() {
  const { api, axios } = startBackend({ authorize: true })
  async function signIn(who: 'admin' | 'client') {
    const { accessToken } = await api.call(sessionApi.login, { body: { email: `${who}@demo.com`, password: who } })
    axios.defaults.headers.common.Authorization = `Bearer ${accessToken}`
  }
  await signIn('client')
  return {
    ask: (page: string) => api.call(accessApi.ask, { body: { page } }),
    mine: async () => (await api.call(accessApi.requests, {})).requests,
    async told() {
      await signIn('admin')
      const { notifications } = await api.call(notificationsApi.data, {})
      return notifications.filter(({ title }) => title.endsWith('requested access'))
    },
  }
}

describe('requesting access', () => {
  it('notifies the administrators of user and page, with a link to the roles', async () => {
    const { ask, told } = await openAsClient()
    const { request } = await ask('/apps/user/list?page=2')
    expect(accessRequestSchema.parse(request)).toEqual(request)
    expect(request).toEqual({ id: 1, page: '/apps/user/list?page=2', time: now().toISOString() })
    const [notification, ...others] = await told()
    expect(others).toEqual([])
    expect(notificationSchema.parse(notification)).toMatchObject({
      title: 'Clément Roux requested access',
      isRead: false,
      link: '/apps/roles?q=client%40demo.com',
    })
    expect(notification?.text).toContain('/apps/user/list?page=2')
  })

  it('is stored for the account, with one notification per page', async () => {
    const { ask, mine, told } = await openAsClient()
    await ask('/apps/user/list?page=2')
    expect((await ask('/apps/user/list#top')).request.id).toBe(1)
    await ask('/apps/email')
    expect((await mine()).map(({ page }) => page)).toEqual(['/apps/email', '/apps/user/list?page=2'])
    expect(await told()).toHaveLength(2)
    // The current user, an administrator, has sent no request.
    expect(await mine()).toEqual([])
  })

  it.each(['', 'apps/email', 'https://elsewhere.example/', '//elsewhere.example', '/x'.repeat(2000)])(
    'is rejected for %j, which is no page',
    async (page) => {
      const { ask, mine } = await openAsClient()
      expect((await refusal(ask(page))).status).toBe(400)
      expect(await mine()).toEqual([])
    },
  )
})
