import { describe, expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import { mostTags } from '@/redux/shell/tags/schema'
import { refusal, startBackend } from '../../support/backend'

type Api = ReturnType<typeof startBackend>['api']

async function make(api: Api, name: string) {
  const { labels } = await api.call(emailApi.addLabel, { body: { name, tone: 'info' } })
  return labels.at(-1)!
}

const idsWith = async (api: Api, label: string) =>
  (await api.call(emailApi.search, { query: { label } })).emails.map(({ id }) => id)

describe('a custom label', () => {
  it('is created, added, searchable, renamed and recolored', async () => {
    const { api } = startBackend()
    const label = await make(api, '  Volta Cold ')
    expect(label).toEqual({ id: 'own-1', name: 'Volta Cold', tone: 'info' })
    await api.call(emailApi.toggleLabel, { body: { emailIds: [1, 2], label: label.id } })
    expect(await idsWith(api, label.id)).toEqual(expect.arrayContaining([1, 2]))
    const { emails } = await api.call(emailApi.search, { query: { q: 'label:"volta cold"' } })
    expect(emails).toHaveLength(2)
    await api.call(emailApi.updateLabel, { body: { id: label.id, name: 'VOLTA' } })
    const { labels } = await api.call(emailApi.updateLabel, { body: { id: label.id, tone: 'danger' } })
    expect(labels).toEqual([{ id: label.id, name: 'VOLTA', tone: 'danger' }])
    expect((await api.call(emailApi.labels, {})).labels).toEqual(labels)
    await api.call(emailApi.updateMany, { body: { emailIds: [2], dataToUpdate: { labels: ['private'] } } })
    expect(await idsWith(api, label.id)).toEqual([1])
  })

  it('is removed from its emails when deleted, and restored to them', async () => {
    const { api } = startBackend()
    const [kept, gone] = [await make(api, 'Kept'), await make(api, 'Gone')]
    const before = (await api.call(emailApi.one, { query: { id: 1 } })).labels
    await api.call(emailApi.toggleLabel, { body: { emailIds: [1, 2], label: gone.id } })
    expect((await api.call(emailApi.removeLabel, { body: { id: gone.id } })).labels).toEqual([kept])
    expect((await api.call(emailApi.one, { query: { id: 1 } })).labels).toEqual(before)
    const use = api.call(emailApi.toggleLabel, { body: { emailIds: [1], label: gone.id } })
    expect((await refusal(use)).status).toBe(400)
    await api.call(emailApi.removeMany, { body: { emailIds: [2] } })
    expect((await api.call(emailApi.restoreLabel, { body: { id: gone.id } })).labels).toEqual([kept, gone])
    expect(await idsWith(api, gone.id)).toEqual([1])
  })

  it.each([
    ['no name', { name: '   ' }, { name: 'required' }],
    ['a name that is too long', { name: 'x'.repeat(31) }, { name: 'tooLong?max=30' }],
    ['a taken name', { name: ' ROOF ' }, { name: 'taken' }],
    ['the name of a label of every mailbox', { name: 'Private' }, { name: 'taken' }],
    ['an unknown color', { tone: 'purple' }, { tone: 'choice' }],
  ])('is rejected with %s, and stays unchanged', async (_, wrong, error) => {
    const { axios, api } = startBackend()
    await make(api, 'Roof')
    const { id } = await make(api, 'Cellar')
    const before = await api.call(emailApi.labels, {})
    for (const [path, body] of [
      ['add-label', { name: 'New', tone: 'info', ...wrong }],
      ['update-label', { id, ...wrong }],
    ] as const) {
      expect(await refusal(axios.post(`/apps/email/${path}`, body))).toEqual({ status: 400, error })
    }
    expect(await api.call(emailApi.labels, {})).toEqual(before)
  })

  it('may keep its name, and is restored only while the name is free', async () => {
    const { api } = startBackend()
    const { id } = await make(api, 'Roof')
    await api.call(emailApi.updateLabel, { body: { id, name: 'roof' } })
    await api.call(emailApi.removeLabel, { body: { id } })
    const other = await make(api, 'Roof')
    expect((await refusal(api.call(emailApi.restoreLabel, { body: { id } }))).error).toEqual({ name: 'taken' })
    expect((await api.call(emailApi.labels, {})).labels).toEqual([other])
  })

  it('is one of at most twenty, and unknown ones are a 404', async () => {
    const { api } = startBackend()
    for (let count = 0; count < mostTags; count += 1) await make(api, `Label ${count}`)
    expect((await refusal(make(api, 'One more'))).status).toBe(400)
    for (const call of [emailApi.updateLabel, emailApi.removeLabel, emailApi.restoreLabel]) {
      expect((await refusal(api.call(call, { body: { id: 'own-99' } }))).status).toBe(404)
    }
  })
})
