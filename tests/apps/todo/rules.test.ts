import type { TaskListQuery } from '@/redux/apps/todo/contract'
import type { Category, Task } from '@/redux/apps/todo/schema'
import { countTasks, isInView, listTasks, toTask } from '@fake-db/apps/todo/rules'
import { describe, expect, it } from 'vitest'

const now = new Date(2026, 10, 18, 12)
const task = (given: Partial<Task>): Task => ({ ...toTask({ title: 'Tea' }, 1), ...given })
const titles = (tasks: Task[], query: Partial<Record<keyof TaskListQuery, string>> = {}) =>
  listTasks(tasks, query, { now }).map(({ title }) => title)

describe('the views of the to-do list', () => {
  const flags = [true, false].flatMap((isCompleted) =>
    [true, false].flatMap((isDeleted) =>
      [true, false].map((isImportant) => task({ isCompleted, isDeleted, isImportant })),
    ),
  )

  it.each(flags)('important: important and not deleted; completed: completed and not deleted (%o)', (one) => {
    expect(isInView(one, 'important', now)).toBe(one.isImportant && !one.isDeleted)
    expect(isInView(one, 'completed', now)).toBe(one.isCompleted && !one.isDeleted)
    expect(isInView(one, 'deleted', now)).toBe(one.isDeleted)
    expect(isInView(one, undefined, now)).toBe(!one.isDeleted)
  })

  it('have counts of open tasks, except in Completed and Deleted', () => {
    const tasks = flags.map((one) => ({ ...one, tags: one.isDeleted ? ['low' as const] : ['high' as const] }))
    const own: Category[] = [
      { id: 'tag-1', kind: 'tag', name: 'Garden', tone: 'info' },
      { id: 'project-2', kind: 'project', name: 'Move', tone: 'info' },
    ]
    const inOwn = task({ tags: ['tag-1'], project: 'project-2' })
    expect(
      countTasks([...tasks, inOwn, { ...inOwn, isDeleted: true }, { ...inOwn, isCompleted: true }], own, now),
    ).toEqual({
      all: 3,
      today: 0,
      upcoming: 0,
      important: 1,
      completed: 3,
      deleted: 5,
      tags: { update: 0, team: 0, low: 0, medium: 0, high: 2, 'tag-1': 1 },
      projects: { 'project-2': 1 },
    })
  })

  it.each([
    ['2026-11-17', 'today'],
    ['2026-11-18', 'today'],
    [new Date(2026, 10, 18, 9).toISOString(), 'today'],
    [new Date(2026, 10, 18, 23, 59).toISOString(), 'today'],
    [new Date(2026, 10, 19, 0, 1).toISOString(), 'upcoming'],
    ['2026-11-19', 'upcoming'],
    ['2027-11-18', 'upcoming'],
    [null, null],
  ] as const)('a task due on %s belongs to %s, until completed or deleted', (dueDate, view) => {
    for (const filter of ['today', 'upcoming'] as const) {
      expect(isInView(task({ dueDate }), filter, now)).toBe(filter === view)
      expect(isInView(task({ dueDate, isCompleted: true }), filter, now)).toBe(false)
      expect(isInView(task({ dueDate, isDeleted: true }), filter, now)).toBe(false)
    }
  })
})

describe('the search', () => {
  const local = (day: number, month: number) => new Date(2026, month, day, 23, 30).toISOString()
  const tasks = [
    task({ id: 1, title: 'Water the ferns', tags: ['low'], dueDate: local(7, 10) }),
    task({ id: 2, title: 'Slow down', tags: ['high'], dueDate: '2026-09-17', isImportant: true }),
    task({ id: 3, title: 'High tea', tags: [], dueDate: null }),
  ]

  it.each([
    ['ferns', ['Water the ferns']],
    ['  FERNS ', ['Water the ferns']],
    ['low', ['Slow down', 'Water the ferns']],
    ['high', ['High tea', 'Slow down']],
    ['7 Nov', ['Water the ferns']],
    ['07 Nov', []],
    ['nov 7', ['Water the ferns']],
    ['17 sep', ['Slow down']],
    ['2026', []],
    ['', ['High tea', 'Slow down', 'Water the ferns']],
  ])('%o matches titles, tags and due dates as day and short month: %o', (q, found) => {
    expect(titles(tasks, { q })).toEqual(found)
  })

  it('matches only titles if there is a filter', () => {
    expect(titles(tasks, { q: 'high', filter: 'important' })).toEqual([])
    expect(titles(tasks, { q: '17 Sep', filter: 'important' })).toEqual([])
    expect(titles(tasks, { q: 'slow', filter: 'important' })).toEqual(['Slow down'])
  })
})

describe('the order', () => {
  const who = (fullName: string) => ({ fullName, avatar: '' })
  const tasks = [
    task({ id: 2, title: 'b', assignee: who('Zoë'), dueDate: '2026-11-20T08:00:00.000Z' }),
    task({ id: 10, title: 'Éclair', assignee: null, dueDate: null }),
    task({ id: 1, title: 'a', assignee: who('Åsa'), dueDate: '2026-11-19T08:00:00.000Z' }),
    task({ id: 3, title: 'C', assignee: who('Bob'), dueDate: '2026-11-20T08:00:00.000+05:00' }),
  ]
  const ids = (sortBy?: string) => listTasks(tasks, { sortBy }, { now }).map(({ id }) => id)

  it.each([
    [undefined, [10, 3, 2, 1]],
    ['latest', [10, 3, 2, 1]],
    ['title-asc', [1, 2, 3, 10]],
    ['title-desc', [10, 3, 2, 1]],
    ['assignee', [1, 3, 2, 10]],
    ['due-date', [1, 3, 2, 10]],
    ['manual', [2, 10, 1, 3]],
  ])('%s: %o', (sortBy, expected) => {
    expect(ids(sortBy)).toEqual(expected)
  })

  it.each([
    ['manual', [10, 3, 2, 1]],
    ['due-date', [1, 3, 2, 10]],
  ])('%s, with completed tasks: %o', (sortBy, expected) => {
    const ticked = tasks.map((one) => (one.id === 2 || one.id === 1 ? { ...one, isCompleted: true } : one))
    expect(listTasks(ticked, { sortBy }, { now }).map(({ id }) => id)).toEqual(expected)
  })

  it('is rejected if unknown', () => {
    expect(() => ids('random')).toThrow(expect.objectContaining({ status: 400 }))
  })
})
