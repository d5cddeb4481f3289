// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { selectDrafts } from '@/redux/apps/email/composerSlice'
import { emailApi } from '@/redux/apps/email/contract'
import { openComposer, updateSignature, withSignature } from '@/redux/apps/email/signatureSlice'
import { sessionApi } from '@/redux/shell/session/contract'
import { refusal, startBackend } from '../../support/backend'
import { openStore } from '../../support/openStore'

describe('a signature', () => {
  it('belongs to the user, and can be removed', async () => {
    const { axios, api } = startBackend({ authorize: true })
    function signIn(accessToken: string) {
      axios.defaults.headers.common.Authorization = `Bearer ${accessToken}`
    }
    const read = async () => (await api.call(emailApi.signature, {})).signature
    const amara = await api.call(sessionApi.login, { body: { email: 'admin@demo.com', password: 'admin' } })
    const body = { username: 'rosa', email: 'rosa@example.com', password: 'Roof-terrace-7' }
    const rosa = await api.call(sessionApi.register, { body })
    signIn(amara.accessToken)
    await api.call(emailApi.updateSignature, { body: { signature: '<p>Amara</p>' } })
    expect(await read()).toBe('<p>Amara</p>')
    signIn('accessToken' in rosa ? rosa.accessToken : '')
    expect(await read()).toBe('')
    signIn(amara.accessToken)
    await api.call(emailApi.updateSignature, { body: { signature: '' } })
    expect(await read()).toBe('')
    const long = api.call(emailApi.updateSignature, { body: { signature: 'x'.repeat(10_001) } })
    expect((await refusal(long)).error).toEqual({ signature: 'tooLong?max=10000' })
  })

  it('is between text and quote, and sanitized', () => {
    const hostile = '<p>Amara<script>alert(1)</script><img src=x onerror=alert(1)></p>'
    const written = withSignature('<p></p><p>Kofi wrote:</p>', hostile)
    expect(written).toMatch(/^<p><\/p><p><\/p><p>Amara.*<\/p><p>Kofi wrote:<\/p>$/)
    expect(written).not.toMatch(/script|onerror/)
    expect(withSignature('<p></p>x', '')).toBe('<p></p>x')
  })

  it('is added to a new email, even if loaded later, and never blocks writing', async () => {
    const { store } = openStore()
    await store.dispatch(openComposer())
    await store.dispatch(updateSignature('<p>Amara</p>'))
    await store.dispatch(openComposer({ message: '<p></p><p>Quoted</p>' }))
    expect(selectDrafts(store.getState()).map(({ message, isDirty }) => [message, isDirty])).toEqual([
      ['', false],
      ['<p></p><p></p><p>Amara</p><p>Quoted</p>', false],
    ])
    const other = openStore()
    other.breakCalls()
    await other.store.dispatch(openComposer({ subject: 'Hello' }))
    expect(selectDrafts(other.store.getState())).toMatchObject([{ subject: 'Hello', message: '' }])
  })
})
