import { addDays } from '@fake-db/kit/env'
import { nextId } from '@fake-db/kit/table'
import { mainBoard } from '@/redux/apps/kanban/rules'
import { slugOf, unlike } from '@/utility/slug'
import type { Activity, KanbanColumn, NewTask, Task, TaskChange } from '@/redux/apps/kanban/schema'

/** Unique slug of the title; `board` for a title without letters. */
export function freeColumnId(taken: Iterable<string>, title: string): string {
  const words = slugOf(title, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const slug = /[a-z]/.test(words) ? words : 'board'
  return unlike([...taken], slug)
}

/** Highest sibling id plus 1, without ids in use now or before. */
export function freeTaskId(among: readonly Task[], taken: ReadonlySet<number>): number {
  let id = nextId(among)
  while (taken.has(id)) id += 1
  return id
}

export const boardOf = (column: KanbanColumn | undefined): string => column?.spaceId ?? mainBoard

export function toTask({ title, description = '', boardId }: NewTask, id: number, now: Date): Task {
  return {
    id,
    title,
    description,
    labels: [],
    boardId,
    dueDate: addDays(now, 2).toISOString(),
    attachments: [],
    comments: [],
    assignedTo: [],
  }
}

type WithoutBase<Entry> = Entry extends Activity ? Omit<Entry, 'id' | 'taskId' | 'name' | 'img' | 'time'> : never
export type ActivityEvent = WithoutBase<Activity>

export function eventsOf(before: Task, change: TaskChange): ActivityEvent[] {
  const known = new Set(before.comments.map((comment) => JSON.stringify(comment)))
  const written = (change.comments ?? []).filter((comment) => !known.has(JSON.stringify(comment)))
  const edited = Object.entries(change).filter(([field, value]) => {
    if (value === undefined || field === 'boardId' || (field === 'comments' && written.length > 0)) return false
    return JSON.stringify(value) !== JSON.stringify(Object.entries(before).find(([name]) => name === field)?.[1])
  })
  const events: ActivityEvent[] = written.map(({ comment }) => ({ kind: 'commented', comment }))
  return edited.length > 0 ? [...events, { kind: 'edited', fields: edited.map(([field]) => field) }] : events
}
