import { eventsOf, freeColumnId, toTask } from '@fake-db/apps/kanban/rules'
import { describe, expect, it } from 'vitest'

describe("a column's id", () => {
  it.each([
    ['In Review', 'in-review'],
    ['  QA & Release!  ', 'qa-release'],
    ['Überprüfung', 'uberprufung'],
    ['Sprint 12', 'sprint-12'],
    ['!!!', 'board'],
    ['待办', 'board'],
    ['2027', 'board'],
    ['TODO', 'todo-3'],
    ['Todo 2', 'todo-2-2'],
  ])('for %s is %s: a unique slug, or `board` without letters', (title, id) => {
    expect(freeColumnId(['todo', 'todo-2'], title)).toBe(id)
  })

  it('is unique for titles without letters, too', () => {
    expect(freeColumnId(['board'], '!')).toBe('board-2')
  })
})

const task = toTask({ title: 'Tea', description: '', boardId: 'todo' }, 7, new Date('2026-11-18T10:00:00Z'))

describe('the activity of a task', () => {
  const comment = { name: 'Kofi Boateng', img: '', comment: 'Green, please.' }

  it.each([
    [{}, []],
    [{ title: 'Tea', labels: [] }, []],
    [{ title: 'Coffee', description: '' }, [{ kind: 'edited', fields: ['title'] }]],
    [{ coverImage: '/images/covers/cover-01.svg' }, [{ kind: 'edited', fields: ['coverImage'] }]],
    [{ comments: [comment] }, [{ kind: 'commented', comment: 'Green, please.' }]],
    [
      { comments: [comment], labels: ['Bug'] },
      [
        { kind: 'commented', comment: 'Green, please.' },
        { kind: 'edited', fields: ['labels'] },
      ],
    ],
  ])('after %o: %o', (change, deeds) => {
    expect(eventsOf(task, { id: 7, ...change })).toEqual(deeds)
  })

  it('distinguishes new comments from existing ones, in any order', () => {
    const other = { ...comment, comment: 'Black, please.' }
    expect(eventsOf({ ...task, comments: [comment] }, { id: 7, comments: [other, comment] })).toEqual([
      { kind: 'commented', comment: 'Black, please.' },
    ])
  })

  it('includes deleted comments', () => {
    expect(eventsOf({ ...task, comments: [comment] }, { id: 7, comments: [] })).toEqual([
      { kind: 'edited', fields: ['comments'] },
    ])
  })
})
