// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  changePassword,
  fetchDetails,
  fetchSettings,
  restoreDevice,
  revokeDevice,
  saveDetails,
  saveGeneral,
  saveInfo,
  saveNotification,
  saveSocial,
  selectDetails,
  selectSettings,
} from '@/redux/pages/account-settings/slice'
import { selectUserData, signIn, signOut } from '@/redux/shell/session/slice'
import { tokenStore } from '@/redux/shell/session/storage'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const { store } = opened
  await store.dispatch(fetchSettings())
  await store.dispatch(fetchDetails())
  return {
    ...opened,
    settings: () => selectSettings(store.getState()).data,
    details: () => selectDetails(store.getState()).data?.details,
  }
}

describe('account settings', () => {
  it('contain the response of each save', async () => {
    const { store, settings } = await start()
    await store.dispatch(saveNotification({ followMe: false }))
    await store.dispatch(saveSocial({ connections: { github: { id: '@amara' } } }))
    expect(settings()?.notification.followMe).toBe(false)
    expect(settings()?.social.connections.github.id).toBe('@amara')
    await store.dispatch(saveInfo({ country: 'Togo' }))
    expect(settings()?.info.country).toBe('Togo')
    expect(settings()?.general.username).toBe('admin')
  })

  it('update the name in the shell, and the tokens for the new email', async () => {
    const { store, settings } = await start()
    await store.dispatch(signIn({ email: 'admin@demo.com', password: 'admin' }))
    const before = tokenStore.read()
    await store.dispatch(saveGeneral({ fullName: 'Amara Owusu', email: 'owusu@baobab.example' }))
    expect(selectUserData(store.getState())).toMatchObject({ fullName: 'Amara Owusu', email: 'owusu@baobab.example' })
    expect(tokenStore.read()).not.toEqual(before)
    expect(settings()?.general).not.toHaveProperty('accessToken')
    await store.dispatch(signOut('asked'))
  })

  it('keep the session after a new password, with new tokens', async () => {
    const { store } = await start()
    await store.dispatch(signIn({ email: 'admin@demo.com', password: 'admin' }))
    const before = tokenStore.read()
    await store.dispatch(changePassword({ currentPassword: 'admin', newPassword: 'Nine Green Bottles' }))
    expect(tokenStore.read()?.refreshToken).not.toBe(before?.refreshToken)
    expect(selectUserData(store.getState())).toMatchObject({ email: 'admin@demo.com' })
    await store.dispatch(signOut('asked'))
  })

  it('do not restore a session that has ended meanwhile', async () => {
    const { store, holdAnswers, settled } = await start()
    await store.dispatch(signIn({ email: 'admin@demo.com', password: 'admin' }))
    const answers = holdAnswers()
    void store.dispatch(saveGeneral({ fullName: 'Amara Owusu' }))
    await settled()
    await store.dispatch(signOut('asked'))
    answers.shift()!.release()
    await settled()
    expect(selectUserData(store.getState())).toBeNull()
    expect(tokenStore.read()).toBeNull()
  })

  it('start no session', async () => {
    const { store } = await start()
    await store.dispatch(saveGeneral({ fullName: 'Amara Owusu' }))
    expect(selectUserData(store.getState())).toBeNull()
    expect(tokenStore.read()).toBeNull()
  })
})

describe('switches and devices', () => {
  it('are optimistic', async () => {
    const { store, settings, details } = await start()
    void store.dispatch(saveNotification({ followMe: false }))
    void store.dispatch(saveSocial({ socialLinks: { quora: '' }, connections: { twitter: { id: '' } } }))
    void store.dispatch(revokeDevice(2))
    void store.dispatch(saveDetails({ paymentMethods: [] }))
    expect(settings()).toMatchObject({
      notification: { followMe: false },
      social: { connections: { twitter: { id: '' } } },
    })
    expect(details()?.devices.map(({ id }) => id)).toEqual([1, 3, 4])
    expect(details()?.paymentMethods).toEqual([])
  })
})

describe('security and billing', () => {
  it('contain the response of each write', async () => {
    const { store, details } = await start()
    await store.dispatch(saveDetails({ paymentMethods: [] }))
    expect(details()?.paymentMethods).toEqual([])
    await store.dispatch(revokeDevice(3))
    expect(details()?.devices.map(({ id }) => id)).toEqual([1, 2, 4])
    await store.dispatch(restoreDevice(3))
    expect(details()?.devices).toHaveLength(4)
    await store.dispatch(changePassword({ currentPassword: 'admin', newPassword: 'Nine Green Bottles' }))
    expect(details()?.passwordChangedAt).toBe('2026-11-18T10:00:00.000Z')
  })
})
