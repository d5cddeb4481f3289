import { describe, expect, it } from 'vitest'
import type { TaskListQuery } from '@/redux/apps/todo/contract'
import { todoApi } from '@/redux/apps/todo/contract'
import type { NewCategory, NewTask } from '@/redux/apps/todo/schema'
import { mostTags } from '@/redux/shell/tags/schema'
import { refusal, startBackend } from '../../support/backend'

function start() {
  const { api, axios } = startBackend()
  return {
    api,
    axios,
    places: async () => (await api.call(todoApi.places, {})).places,
    make: async (kind: NewCategory['kind'], name: string) =>
      (await api.call(todoApi.addPlace, { body: { kind, name, tone: 'info' } })).places.at(-1)!,
    remove: (id: string) => api.call(todoApi.removePlace, { body: { id } }),
    restore: (id: string) => api.call(todoApi.restorePlace, { body: { id } }),
    add: async (task: NewTask) => (await api.call(todoApi.add, { body: { task } })).task,
    one: async (id: number) => (await api.call(todoApi.one, { query: { id } })).task,
    titles: async (query: TaskListQuery) => (await api.call(todoApi.list, { query })).tasks.map(({ title }) => title),
  }
}

describe('a custom tag or project', () => {
  it('is created, assigned, searchable, renamed and recolored', async () => {
    const { api, places, make, add, titles } = start()
    const before = await places()
    const tag = await make('tag', '  Garden ')
    const project = await make('project', 'Moving house')
    expect(tag).toEqual({ id: `tag-${before.length + 1}`, kind: 'tag', name: 'Garden', tone: 'info' })
    const task = await add({ title: 'Dig', tags: ['low', tag.id], project: project.id })
    expect(task).toMatchObject({ tags: ['low', tag.id], project: project.id })
    for (const query of [{ tag: tag.id }, { project: project.id }, { q: 'garden' }, { q: 'moving' }])
      expect(await titles(query)).toEqual(['Dig'])
    const { counts } = await api.call(todoApi.counts, {})
    expect([counts.tags[tag.id], counts.projects[project.id]]).toEqual([1, 1])
    await api.call(todoApi.updatePlace, { body: { id: tag.id, name: 'GARDEN' } })
    await api.call(todoApi.updatePlace, { body: { id: tag.id, tone: 'danger' } })
    expect(await places()).toEqual([...before, { ...tag, name: 'GARDEN', tone: 'danger' }, project])
  })

  it.each(['tag', 'project'] as const)(
    'a %s leaves its tasks when deleted, and returns to them when restored',
    async (kind) => {
      const { places, make, remove, restore, add, one } = start()
      const before = await places()
      const [gone, other] = [await make(kind, 'Gone'), await make(kind, 'Other')]
      const own = (id: string) => (kind === 'tag' ? { tags: ['low', id] } : { project: id })
      const [kept, moved] = [await add({ title: 'A', ...own(gone.id) }), await add({ title: 'B', ...own(gone.id) })]
      expect((await remove(gone.id)).places).toEqual([...before, other])
      expect(await one(kept.id)).toEqual({ ...kept, tags: kind === 'tag' ? ['low'] : [], project: null })
      await restore(gone.id)
      expect(await one(kept.id)).toEqual(kept)
      await remove(gone.id)
      const { api } = start()
      expect((await refusal(api.call(todoApi.restorePlace, { body: { id: gone.id } }))).status).toBe(404)
      expect((await one(moved.id)).project).toBeNull()
    },
  )

  it('takes no task from its current project when restored', async () => {
    const { api, make, remove, restore, add, one } = start()
    const [gone, other] = [await make('project', 'Gone'), await make('project', 'Other')]
    const { id } = await add({ title: 'Dig', project: gone.id })
    await remove(gone.id)
    await api.call(todoApi.update, { body: { task: { id, project: other.id } } })
    await restore(gone.id)
    expect((await one(id)).project).toBe(other.id)
  })

  it('is still accepted in tasks after deletion, because other tabs may not know; unknown ones are rejected', async () => {
    const { api, make, remove, add, one } = start()
    const [tag, project] = [await make('tag', 'Garden'), await make('project', 'Move')]
    const { id } = await add({ title: 'Dig', tags: [tag.id], project: project.id })
    await remove(tag.id)
    await remove(project.id)
    const task = { id, title: 'Dig deep', tags: ['low', tag.id], project: project.id }
    await api.call(todoApi.update, { body: { task } })
    expect(await one(id)).toMatchObject({ title: 'Dig deep', tags: ['low'], project: null })
    const wrongs: [string, Partial<NewTask>][] = [
      ['tags', { tags: ['tag-99'] }],
      ['tags', { tags: [project.id] }],
      ['project', { project: 'project-99' }],
      ['project', { project: 'low' }],
    ]
    for (const [field, wrong] of wrongs) {
      const refused = await refusal(api.call(todoApi.updateMany, { body: { tasks: [{ id, ...wrong }] } }))
      expect(refused).toEqual({ status: 400, error: { [field]: 'choice' } })
    }
    expect(await one(id)).toMatchObject({ tags: ['low'], project: null })
  })

  it.each([
    ['no name', { name: '   ' }, { name: 'required' }],
    ['a name that is too long', { name: 'x'.repeat(31) }, { name: 'tooLong?max=30' }],
    ['a taken name', { name: ' GARDEN ' }, { name: 'taken' }],
    ['the name of a tag of every list', { name: 'Team' }, { name: 'taken' }],
    ['an unknown color', { tone: 'purple' }, { tone: 'choice' }],
  ])('is rejected with %s, and stays unchanged', async (_, wrong, error) => {
    const { axios, places, make } = start()
    await make('tag', 'Garden')
    const { id } = await make('tag', 'Cellar')
    const before = await places()
    for (const [path, body] of [
      ['add-place', { kind: 'tag', name: 'New', tone: 'info', ...wrong }],
      ['update-place', { id, ...wrong }],
    ] as const) {
      expect(await refusal(axios.post(`/apps/todo/${path}`, body))).toEqual({ status: 400, error })
    }
    expect(await places()).toEqual(before)
  })

  it('may share a name with the other kind, but is restored only while its name is free', async () => {
    const { make, remove, restore } = start()
    const { id } = await make('project', 'Garden')
    await make('tag', 'Garden')
    await remove(id)
    await make('project', 'garden')
    expect((await refusal(restore(id))).error).toEqual({ name: 'taken' })
  })

  it('is one of at most twenty of its kind, and unknown ones are a 404', async () => {
    const { api, make } = start()
    for (let count = 0; count < mostTags; count += 1) await make('tag', `Tag ${count}`)
    expect((await refusal(make('tag', 'One more'))).status).toBe(400)
    await make('project', 'There is room for this')
    for (const call of [todoApi.updatePlace, todoApi.removePlace, todoApi.restorePlace]) {
      expect((await refusal(api.call(call, { body: { id: 'tag-99' } }))).status).toBe(404)
    }
  })
})
