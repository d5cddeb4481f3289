import { describe, expect, it } from 'vitest'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { accountDetailsSchema } from '@/redux/pages/account-settings/detailsSchema'
import { accountSettingsSchema } from '@/redux/pages/account-settings/schema'
import { sessionApi } from '@/redux/shell/session/contract'
import { refusal, startBackend } from '../../support/backend'

function start() {
  const sample = startBackend()
  const { api, axios } = sample
  return {
    ...sample,
    read: () => api.call(accountSettingsApi.data, {}),
    details: async () => (await api.call(accountSettingsApi.details, {})).details,
    save: (tab: string, body: unknown) => axios.post<unknown>(`/account-setting/${tab}`, body),
    signIn: (email: string, password: string) => api.call(sessionApi.login, { body: { email, password } }),
  }
}

describe('GET /account-setting/data', () => {
  it('returns four parts, about the current user', async () => {
    const settings = await start().read()
    expect(accountSettingsSchema.parse(settings)).toEqual(settings)
    expect(Object.keys(settings)).toEqual(['general', 'info', 'social', 'notification'])
    expect(settings.general).toEqual({
      avatar: '/images/avatars/01.svg',
      username: 'admin',
      fullName: 'Amara Mensah',
      email: 'admin@demo.com',
      company: 'Baobab Analytics',
    })
    expect(Object.keys(settings.social.connections)).toEqual(['twitter', 'google', 'facebook', 'github'])
    expect(JSON.stringify(settings)).not.toContain('assword')
  })
})

describe('each tab', () => {
  it.each([
    [
      'update-general',
      'general',
      { fullName: '  Amara A. Mensah ', company: '', avatar: 'data:image/png;base64,iVBORw0KGgo=' },
      { fullName: 'Amara A. Mensah', company: '', avatar: 'data:image/png;base64,iVBORw0KGgo=' },
    ],
    ['update-info', 'info', { bio: 'Short.', dob: '1988-02-29' }, { bio: 'Short.', dob: '1988-02-29' }],
    ['update-notification', 'notification', { followMe: false }, { followMe: false }],
  ] as const)('%s updates only sent fields', async (tab, part, body, changed) => {
    const { read, save } = start()
    const before = await read()
    expect((await save(tab, body)).data).toMatchObject({ [part]: changed })
    expect(await read()).toEqual({ ...before, [part]: { ...before[part], ...changed } })
    expect((await save(tab, {})).status).toBe(200)
    expect((await read())[part]).toEqual({ ...before[part], ...changed })
  })

  it('update-social updates one link, and adds and removes connections', async () => {
    const { read, save } = start()
    const before = await read()
    await save('update-social', { socialLinks: { facebook: 'https://www.facebook.com/amara' } })
    await save('update-social', { connections: { twitter: { id: '' }, github: { id: ' @amara ' } } })
    const { social } = await read()
    expect(social.socialLinks).toEqual({ ...before.social.socialLinks, facebook: 'https://www.facebook.com/amara' })
    expect(social.connections.twitter.id).toBe('')
    expect(social.connections.github).toEqual({ profileImg: '/images/brands/github.svg', id: '@amara' })
    expect(social.connections.google).toEqual(before.social.connections.google)
  })

  it.each([
    ['update-general', { email: 'no address' }, 'email'],
    ['update-general', { email: 'Client@demo.com' }, 'email'],
    ['update-general', { username: 'CLIENT' }, 'username'],
    ['update-general', { fullName: '   ' }, 'fullName'],
    ['update-general', { avatar: 'javascript:alert(1)' }, 'avatar'],
    ['update-general', { avatar: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'avatar'],
    ['update-general', { avatar: `data:image/png;base64,${'A'.repeat(400_001)}` }, 'avatar'],
    ['update-info', { website: 'javascript:alert(1)' }, 'website'],
    ['update-info', { dob: '2026-02-30' }, 'dob'],
    ['update-info', { dob: '2026-11-20' }, 'dob'],
    ['update-info', { phone: 'call me' }, 'phone'],
    ['update-info', { bio: 'x'.repeat(601) }, 'bio'],
    ['update-social', { socialLinks: { quora: 'quora' } }, 'socialLinks.quora'],
    ['update-social', { connections: { github: { id: 7 } } }, 'connections.github.id'],
    ['update-notification', { followMe: 'yes' }, 'followMe'],
  ])('%s responds 400 to %o at the field', async (tab, body, field) => {
    const { status, error } = await refusal(start().save(tab, body))
    expect({ status, fields: Object.keys(error as object) }).toEqual({ status: 400, fields: [field] })
  })
})

describe('POST /account-setting/update-general', () => {
  it('updates the login email, and responds with a valid session', async () => {
    const { api, signIn } = start()
    const { refreshToken: old } = await signIn('admin@demo.com', 'admin')
    const body = { email: 'Amara@baobab.example', username: 'amara', avatar: '' }
    const { userData, refreshToken, general } = await api.call(accountSettingsApi.updateGeneral, { body })
    expect(general).toMatchObject(body)
    expect(userData).toMatchObject({ id: 1, email: 'Amara@baobab.example', username: 'amara', avatar: null })
    expect((await api.call(sessionApi.refresh, { body: { refreshToken: refreshToken ?? '' } })).userData).toEqual(
      userData,
    )
    expect((await refusal(api.call(sessionApi.refresh, { body: { refreshToken: old } }))).status).toBe(401)
    expect((await signIn('amara@baobab.example', 'admin')).userData).toEqual(userData)
    expect((await refusal(signIn('admin@demo.com', 'admin'))).status).toBe(400)
  })

  it("accepts the user's own email and username", async () => {
    const { api } = start()
    const body = { email: 'ADMIN@demo.com', username: 'Admin' }
    expect((await api.call(accountSettingsApi.updateGeneral, { body })).general).toMatchObject(body)
  })
})

describe('POST /account-setting/change-password', () => {
  it('changes the password of the login, and ends all other sessions', async () => {
    const { api, signIn, details } = start()
    const { refreshToken: old } = await signIn('admin@demo.com', 'admin')
    const before = await details()
    const body = { currentPassword: 'admin', newPassword: 'Nine Green Bottles' }
    const answer = await api.call(accountSettingsApi.changePassword, { body })
    expect(answer.details).toEqual({
      ...before,
      devices: before.devices.filter(({ current }) => current),
      passwordChangedAt: '2026-11-18T10:00:00.000Z',
    })
    const refresh = (refreshToken = '') => api.call(sessionApi.refresh, { body: { refreshToken } })
    expect((await refusal(refresh(old))).status).toBe(401)
    expect((await refresh(answer.refreshToken)).userData.id).toBe(1)
    expect((await signIn('admin@demo.com', body.newPassword)).userData.id).toBe(1)
    expect((await refusal(signIn('admin@demo.com', 'admin'))).status).toBe(400)
  })

  it.each([
    [{ currentPassword: 'wrong', newPassword: 'Nine Green Bottles' }, ['currentPassword']],
    [{ currentPassword: 'admin', newPassword: 'Short1' }, ['newPassword']],
    [{ currentPassword: 'admin', newPassword: 'nine green bottles' }, ['newPassword']],
    [{ newPassword: 'Nine Green Bottles' }, ['currentPassword']],
    [{ currentPassword: 'admin' }, ['newPassword']],
  ])('responds 400 to %o, and the old password stays valid', async (body, fields) => {
    const { save, signIn } = start()
    const { status, error } = await refusal(save('change-password', body))
    expect({ status, fields: Object.keys(error as object) }).toEqual({ status: 400, fields })
    expect((await signIn('admin@demo.com', 'admin')).userData.id).toBe(1)
  })
})

describe('POST /account-setting/deactivate', () => {
  it('closes the account if its username is sent', async () => {
    const { api, save, signIn, backend } = start()
    const { refreshToken } = await signIn('admin@demo.com', 'admin')
    expect((await refusal(save('deactivate', { username: 'client' }))).error).toEqual({
      username: 'mismatch',
    })
    expect((await save('deactivate', { username: 'Admin' })).data).toEqual({})
    expect((await refusal(signIn('admin@demo.com', 'admin'))).status).toBe(400)
    expect((await refusal(api.call(sessionApi.refresh, { body: { refreshToken } }))).status).toBe(401)
    backend.reset()
    expect((await signIn('admin@demo.com', 'admin')).userData.id).toBe(1)
  })
})

describe('security and billing', () => {
  it('match the schema', async () => {
    const details = await start().details()
    expect(accountDetailsSchema.parse(details)).toEqual(details)
    expect(details.devices.filter(({ current }) => current)).toHaveLength(1)
    expect(details.paymentMethods.filter(({ primary }) => primary)).toHaveLength(1)
  })

  it('are updated in whole parts', async () => {
    const { details, save } = start()
    const before = await details()
    const preferences = { notify: 'online' }
    expect((await save('update-details', { preferences })).data).toEqual({ details: { ...before, preferences } })
    expect(await details()).toEqual({ ...before, preferences })
  })

  it.each([
    [{ preferences: { notify: 'sometimes' } }, 'preferences.notify'],
    [{ twoFactor: { enabled: true, method: 'pigeon', phone: '' } }, 'twoFactor.method'],
    [{ notifications: [] }, 'notifications'],
    [
      { paymentMethods: [{ id: 1, holder: 'A', brand: 'visa', last4: '42', expires: '01/30', primary: true }] },
      'paymentMethods.0.last4',
    ],
  ])('respond 400 to %o', async (body, field) => {
    const { status, error } = await refusal(start().save('update-details', body))
    expect({ status, fields: Object.keys(error as object) }).toEqual({ status: 400, fields: [field] })
  })

  it('sign a device out and restore it', async () => {
    const { api, details } = start()
    const before = await details()
    const revoked = await api.call(accountSettingsApi.revokeDevice, { body: { id: 2 } })
    expect(revoked.details.devices.map(({ id }) => id)).toEqual([1, 3, 4])
    expect((await refusal(api.call(accountSettingsApi.revokeDevice, { body: { id: 2 } }))).status).toBe(404)
    expect((await api.call(accountSettingsApi.restoreDevice, { body: { id: 2 } })).details).toEqual(before)
  })

  it('keep the current device', async () => {
    const { api, details } = start()
    expect((await refusal(api.call(accountSettingsApi.revokeDevice, { body: { id: 1 } }))).status).toBe(400)
    expect((await refusal(api.call(accountSettingsApi.restoreDevice, { body: { id: 1 } }))).status).toBe(404)
    expect((await details()).devices).toHaveLength(4)
  })
})

describe('if tokens are checked', () => {
  it('every user has separate settings', async () => {
    const { axios, api } = startBackend({ authorize: true })
    const registration = { username: 'zoe', email: 'zoe@polar.example', password: 'x' }
    const { data } = await axios.post<{ accessToken: string }>('/jwt/register', registration)
    const headers = { Authorization: `Bearer ${data.accessToken}` }
    await axios.post('/account-setting/update-general', { fullName: 'Zoë Ångström' }, { headers })
    await axios.post(
      '/account-setting/change-password',
      { currentPassword: 'x', newPassword: 'Zoë is 30!' },
      { headers },
    )
    const { data: own } = await axios.get<unknown>('/account-setting/data', { headers })
    expect(accountSettingsSchema.parse(own)).toMatchObject({
      general: { fullName: 'Zoë Ångström', username: 'zoe', email: 'zoe@polar.example', avatar: '', company: '' },
      info: { bio: '' },
    })
    expect((await api.call(accountSettingsApi.data, {})).general.fullName).toBe('Amara Mensah')
    const body = { email: 'zoe@polar.example', password: 'Zoë is 30!' }
    expect((await api.call(sessionApi.login, { body })).userData.fullName).toBe('Zoë Ångström')
  })
})
