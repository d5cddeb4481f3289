import type { Env } from '@fake-db/kit/env'
import { badRequest } from '@fake-db/kit/reply'
import { createMap, createTable } from '@fake-db/kit/table'
import { labels } from '@/redux/apps/email/schema'
import type { NewTag, Tag, TagChange } from '@/redux/shell/tags/schema'
import { mostTags } from '@/redux/shell/tags/schema'
import { createMailbox } from './mailbox'

export function createLabels(env: Env) {
  const emails = env.shared(createMailbox)
  const table = createTable<Tag>(env, 'apps/email/labels', [], 'label')
  /** Ids are never reused, so deleted labels can be restored. */
  const lastId = env.cell('apps/email/lastLabel', 0)
  /** Deleted labels, with the ids of their emails. */
  const lost = createMap<string, { name: string; ids: readonly number[] }>(env, 'apps/email/lostLabels')

  function assertNameIsFree(name: string, ownId?: string) {
    const isTaken = (other: string) => other.toLowerCase() === name.trim().toLowerCase()
    const others = table.rows().filter(({ id }) => id !== ownId)
    if (labels.some(isTaken) || others.some((other) => isTaken(other.name))) throw badRequest({ name: 'taken' })
  }
  const all = () => ({ labels: [...table.rows()] })

  return {
    all,
    nameOf: (id: string) => table.rows().find((label) => label.id === id)?.name ?? id,
    refuseUnknown(ids: readonly string[]) {
      const known = new Set<string>([...labels, ...table.rows().map(({ id }) => id)])
      if (!ids.every((id) => known.has(id))) throw badRequest({ label: 'choice' })
    },
    add(label: NewTag) {
      assertNameIsFree(label.name)
      if (table.rows().length >= mostTags) throw badRequest(`A mailbox can have up to ${mostTags} labels of its own.`)
      lastId.value += 1
      table.insert([{ ...label, id: `own-${lastId.value}` }])
      return all()
    },
    update({ id, ...change }: TagChange) {
      table.get(id)
      if (change.name !== undefined) assertNameIsFree(change.name, id)
      table.update(id, change)
      return all()
    },
    remove(id: string) {
      const { name } = table.get(id)
      table.remove([id])
      const having = emails.rows().filter((email) => email.labels.includes(id))
      const ids = having.map((email) => email.id)
      emails.updateMany(ids, (email) => ({ labels: email.labels.filter((label) => label !== id) }))
      lost.set(id, { name, ids })
      return all()
    },
    restore(id: string) {
      const label = lost.get(id)
      if (label) assertNameIsFree(label.name, id)
      table.restore([id])
      const there = new Set(label?.ids)
      const ids = emails.rows().flatMap((email) => (there.has(email.id) ? [email.id] : []))
      emails.updateMany(ids, (email) => ({ labels: [...email.labels, id] }))
      return all()
    },
  }
}
