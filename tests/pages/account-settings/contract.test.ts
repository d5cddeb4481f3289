import { describe, expect, it } from 'vitest'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { useServer } from '../../contract/server'

const { api } = useServer()

describe('the settings', () => {
  it('return what was saved last, part by part', async () => {
    await api.call(accountSettingsApi.updateInfo, { body: { country: 'Togo' } })
    await api.call(accountSettingsApi.updateNotification, { body: { blogDigest: true } })
    const { info, notification } = await api.call(accountSettingsApi.data, {})
    expect([info.country, notification.blogDigest]).toEqual(['Togo', true])
  })

  it('send notifications by the selected channels', async () => {
    const { details } = await api.call(accountSettingsApi.details, {})
    const notifications = details.notifications.map((one) => ({ ...one, app: !one.app }))
    await api.call(accountSettingsApi.updateDetails, { body: { notifications } })
    expect((await api.call(accountSettingsApi.details, {})).details).toEqual({ ...details, notifications })
  })
})
