import { timeOn } from '@fake-db/kit/env'
import { personNamed } from '@fake-db/shell/people/people'
import type { Activity, KanbanColumn, Task } from '@/redux/apps/kanban/schema'
import type { ActivityEvent } from './rules'
import { mainBoard } from '@/redux/apps/kanban/rules'
import { seedRows } from './seedRows'
import { websiteRows } from './websiteRows'

/** Ids of the main board start at 1, and leave room below those of the other board. */
const samples = [
  ...seedRows.map((row, index) => ({ ...row, id: index + 1 })),
  ...websiteRows.map((row, index) => ({ ...row, id: index + 1001 })),
]

export const seedBoards = [
  { id: mainBoard, title: 'Product' },
  { id: 'website', title: 'Website' },
] as const

export const seedColumns: readonly KanbanColumn[] = [
  { id: 'todo', title: 'TODO' },
  { id: 'in-progress', title: 'In Progress' },
  { id: 'done', title: 'Done' },
  { id: 'website-ideas', title: 'Ideas', spaceId: 'website' },
  { id: 'website-writing', title: 'Writing', spaceId: 'website' },
  { id: 'website-online', title: 'Online', spaceId: 'website', isDone: true },
]

function faceOf(fullName: string) {
  const { avatar } = personNamed(fullName)
  return { name: fullName, img: avatar }
}

function fileNamed(name: string) {
  const kind = /\.(pdf|doc|sheet|slides|image|archive|text|code|video)$/.exec(name)?.[1] ?? 'text'
  return { name, img: `/images/files/${kind}.svg` }
}

export function seedTasks(now: Date): Task[] {
  return samples.map(
    ({ id, title, description, column, labels, due, files = [], comments = [], who, cover, steps }) => ({
      id,
      title,
      description,
      labels,
      boardId: column,
      dueDate: due === undefined ? null : timeOn(now, due, '17:00'),
      attachments: files.map(fileNamed),
      comments: comments.map(([name, day, time, comment]) => ({
        ...faceOf(name),
        comment,
        time: timeOn(now, day, time),
      })),
      assignedTo: who.map((name) => ({ title: name, img: faceOf(name).img })),
      ...(cover !== undefined && { coverImage: `/images/covers/cover-${cover}.svg` }),
      ...(steps && {
        checklist: steps.titles.map((step, place) => ({ id: place + 1, title: step, isDone: place < steps.done })),
      }),
    }),
  )
}

/** Column ids of each board, from left to right. */
const ways = [seedColumns.slice(0, 3), seedColumns.slice(3)]

/** Each task was added to the first column, then moved. */
export function seedActivity(now: Date): Activity[] {
  const entries = samples.flatMap(({ id: taskId, column, added: [by, day], comments = [], who }) => {
    const way = ways.find((columns) => columns.some(({ id }) => id === column)) ?? []
    const mover = who[0] ?? by
    const happened: (ActivityEvent & { by: string; time: string })[] = [
      { kind: 'added', by, time: timeOn(now, day, '09:10') },
      ...comments.map(([name, on, time, comment]) => ({
        kind: 'commented' as const,
        comment,
        by: name,
        time: timeOn(now, on, time),
      })),
    ]
    const times = [timeOn(now, Math.ceil(day / 2), '11:25'), timeOn(now, Math.ceil(day / 4), '08:50')]
    const steps = way.findIndex(({ id }) => id === column)
    for (const [index, time] of times.slice(0, steps).entries()) {
      const [from, to] = [way[index]?.title ?? '', way[index + 1]?.title ?? '']
      happened.push({ kind: 'moved', from, to, by: mover, time })
    }
    return happened.map(({ by: name, ...event }) => ({ taskId, ...faceOf(name), ...event }))
  })
  return entries.sort((a, b) => a.time.localeCompare(b.time)).map((entry, index) => ({ id: index + 1, ...entry }))
}
