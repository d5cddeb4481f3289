import type { Env } from '@fake-db/kit/env'
import { badRequest } from '@fake-db/kit/reply'
import { createMap, createTable } from '@fake-db/kit/table'
import type { NewCategory, Category, CategoryKind, Task } from '@/redux/apps/todo/schema'
import { tags } from '@/redux/apps/todo/schema'
import type { TagChange } from '@/redux/shell/tags/schema'
import { mostTags } from '@/redux/shell/tags/schema'
import { seedCategories } from './seed'
import { createTasks } from './tasks'

interface Belongings {
  tags?: readonly string[] | undefined
  project?: string | null | undefined
}

export function createCategories(env: Env) {
  const tasks = env.shared(createTasks)
  const table = createTable<Category>(env, 'apps/todo/places', seedCategories, 'tag or project')
  /** Ids are never reused, so deleted tags and projects can be restored. */
  const lastId = env.cell('apps/todo/lastPlace', seedCategories.length)
  /** Deleted tags and projects, with the ids of their tasks. */
  const lost = createMap<string, { category: Category; taskIds: readonly number[] }>(env, 'apps/todo/lostPlaces')

  const all = () => ({ places: [...table.rows()] })
  const ofKind = (kind: CategoryKind) => table.rows().filter((category) => category.kind === kind)
  const isIn = (task: Task, { id, kind }: Category) => (kind === 'tag' ? task.tags.includes(id) : task.project === id)

  function assertNameIsFree({ kind, name }: Pick<Category, 'kind' | 'name'>, ownId?: string) {
    const isTaken = (other: string) => other.toLowerCase() === name.trim().toLowerCase()
    const others = ofKind(kind).filter(({ id }) => id !== ownId)
    if ((kind === 'tag' && tags.some(isTaken)) || others.some((other) => isTaken(other.name)))
      throw badRequest({ name: 'taken' })
  }

  return {
    all,
    nameOf: (id: string) => table.rows().find((category) => category.id === id)?.name ?? id,
    /** Drops deleted tags and projects, which outdated clients may send. @throws HttpError 400 for unknown ids */
    kept<Sent extends Belongings>(sent: Sent): Sent {
      const isKnown = (kind: CategoryKind, id: string) => ofKind(kind).some((category) => category.id === id)
      function refuseUnknown(field: keyof Belongings, kind: CategoryKind, id: string) {
        if (lost.get(id)?.category.kind !== kind) throw badRequest({ [field]: 'choice' })
      }
      const shared: readonly string[] = tags
      const there = sent.tags?.filter((id) => shared.includes(id) || isKnown('tag', id))
      for (const id of sent.tags ?? []) if (!there?.includes(id)) refuseUnknown('tags', 'tag', id)
      const { project } = sent
      const isGone = typeof project === 'string' && !isKnown('project', project)
      if (isGone) refuseUnknown('project', 'project', project)
      return { ...sent, ...(there && { tags: there }), ...(isGone && { project: null }) }
    },
    add(category: NewCategory) {
      assertNameIsFree(category)
      if (ofKind(category.kind).length >= mostTags) throw badRequest(`There are no more than ${mostTags} of a kind.`)
      lastId.value += 1
      table.insert([{ ...category, id: `${category.kind}-${lastId.value}` }])
      return all()
    },
    update({ id, ...change }: TagChange) {
      const { kind } = table.get(id)
      if (change.name !== undefined) assertNameIsFree({ kind, name: change.name }, id)
      table.update(id, change)
      return all()
    },
    remove(id: string) {
      const category = table.get(id)
      table.remove([id])
      const taskIds = tasks.rows().flatMap((task) => (isIn(task, category) ? [task.id] : []))
      tasks.updateMany(taskIds, (task) =>
        category.kind === 'tag' ? { tags: task.tags.filter((tag) => tag !== id) } : { project: null },
      )
      lost.set(id, { category, taskIds })
      return all()
    },
    restore(id: string) {
      const gone = lost.get(id)
      if (gone) assertNameIsFree(gone.category, id)
      table.restore([id])
      const there = new Set(gone?.taskIds)
      const isTag = gone?.category.kind === 'tag'
      const back = tasks.rows().filter((task) => there.has(task.id) && (isTag || task.project === null))
      tasks.updateMany(
        back.map((task) => task.id),
        (task) => (isTag ? { tags: [...task.tags, id] } : { project: id }),
      )
      return all()
    },
  }
}
