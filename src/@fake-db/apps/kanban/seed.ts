import { timeOn } from '@fake-db/kit/env'
import { personNamed } from '@fake-db/shell/people/people'
import type { Activity, Board, Task } from '@/redux/apps/kanban/schema'
import type { Deed } from './rules'
import { seedRows } from './seedRows'

export const seedBoards: readonly Board[] = [
  { id: 'todo', title: 'To Do' },
  { id: 'in-progress', title: 'In Progress' },
  { id: 'done', title: 'Done' },
]

function faceOf(fullName: string) {
  const { avatar } = personNamed(fullName)
  return { name: fullName, img: avatar }
}

function fileNamed(name: string) {
  const kind = /\.(pdf|doc|sheet|slides|image|archive|text|code|video)$/.exec(name)?.[1] ?? 'text'
  return { name, img: `/images/files/${kind}.svg` }
}

/** In the order of their ids, from 1; due dates lie around `now`. */
export function seedTasks(now: Date): Task[] {
  return seedRows.map(
    ({ title, description, board, labels, due, files = [], comments = [], who, cover, steps }, index) => ({
      id: index + 1,
      title,
      description,
      labels,
      boardId: board,
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

/** What led to where the sample tasks stand: each was added to the first board and went on from there. */
export function seedActivity(now: Date): Activity[] {
  const entries = seedRows.flatMap(({ board, added: [by, day], comments = [], who }, index) => {
    const mover = who[0] ?? by
    const happened: (Deed & { by: string; time: string })[] = [
      { kind: 'added', by, time: timeOn(now, day, '09:10') },
      ...comments.map(([name, on, time, comment]) => ({
        kind: 'commented' as const,
        comment,
        by: name,
        time: timeOn(now, on, time),
      })),
    ]
    if (board !== 'todo') {
      const time = timeOn(now, Math.ceil(day / 2), '11:25')
      happened.push({ kind: 'moved', from: 'To Do', to: 'In Progress', by: mover, time })
    }
    if (board === 'done') {
      const time = timeOn(now, Math.ceil(day / 4), '08:50')
      happened.push({ kind: 'moved', from: 'In Progress', to: 'Done', by: mover, time })
    }
    return happened.map(({ by: name, ...deed }) => ({ taskId: index + 1, ...faceOf(name), ...deed }))
  })
  return entries.sort((a, b) => a.time.localeCompare(b.time)).map((entry, index) => ({ id: index + 1, ...entry }))
}
