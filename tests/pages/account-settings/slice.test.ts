// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  changePassword,
  deactivateAccount,
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

describe('the account settings', () => {
  it('are as each save answered', async () => {
    const { store, settings } = await start()
    await store.dispatch(saveNotification({ followMe: false }))
    await store.dispatch(saveSocial({ connections: { github: { id: '@amara' } } }))
    expect(settings()?.notification.followMe).toBe(false)
    expect(settings()?.social.connections.github.id).toBe('@amara')
    await store.dispatch(saveInfo({ country: 'Togo' }))
    expect(settings()?.info.country).toBe('Togo')
    expect(settings()?.general.username).toBe('admin')
  })

  it('stay as they are when a save is refused, and the fields say why', async () => {
    const { store, settings } = await start()
    const before = settings()
    const failure = await store
      .dispatch(saveGeneral({ email: 'client@demo.com' }))
      .unwrap()
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'invalid', fields: { email: ['taken'] } })
    expect(settings()).toEqual(before)
  })

  it('give the shell the new name, and the session tokens for the new email', async () => {
    const { store, settings } = await start()
    await store.dispatch(signIn({ email: 'admin@demo.com', password: 'admin' }))
    const before = tokenStore.read()
    await store.dispatch(saveGeneral({ fullName: 'Amara Owusu', email: 'owusu@baobab.example' }))
    expect(selectUserData(store.getState())).toMatchObject({ fullName: 'Amara Owusu', email: 'owusu@baobab.example' })
    expect(tokenStore.read()).not.toEqual(before)
    expect(settings()?.general).not.toHaveProperty('accessToken')
    await store.dispatch(signOut('asked'))
  })

  it('do not bring back a session that has ended meanwhile', async () => {
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

  it('sign nobody in', async () => {
    const { store } = await start()
    await store.dispatch(saveGeneral({ fullName: 'Amara Owusu' }))
    expect(selectUserData(store.getState())).toBeNull()
    expect(tokenStore.read()).toBeNull()
  })
})

it('An account is closed by its own user name only', async () => {
  const { store } = await start()
  const close = (username: string) => store.dispatch(deactivateAccount({ username }))
  expect(deactivateAccount.rejected.match(await close('client'))).toBe(true)
  expect(deactivateAccount.fulfilled.match(await close('admin'))).toBe(true)
})

describe('what is switched or signed out', () => {
  it('shows before the backend has answered, and is as before when that fails', async () => {
    const { store, settings, details, breakCalls } = await start()
    breakCalls()
    const writes = [
      store.dispatch(saveNotification({ followMe: false })),
      store.dispatch(saveSocial({ socialLinks: { quora: '' }, connections: { twitter: { id: '' } } })),
      store.dispatch(revokeDevice(2)),
      store.dispatch(saveDetails({ paymentMethods: [] })),
    ]
    expect(settings()).toMatchObject({
      notification: { followMe: false },
      social: { connections: { twitter: { id: '' } } },
    })
    expect(details()?.devices.map(({ id }) => id)).toEqual([1, 3, 4])
    expect(details()?.paymentMethods).toEqual([])
    await Promise.all(writes)
    expect(settings()).toMatchObject({ notification: { followMe: true } })
    expect(settings()?.social.connections.twitter.id).toBe('@amara_counts')
    expect(details()?.devices).toHaveLength(4)
    expect(details()?.paymentMethods).toHaveLength(2)
  })
})

describe('security and billing', () => {
  it('are as each write answered', async () => {
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
