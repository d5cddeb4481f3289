import { deedsOf, freeBoardId, toTask } from '@fake-db/apps/kanban/rules'
import { describe, expect, it } from 'vitest'

describe("a board's id", () => {
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
  ])('for %s is %s: a slug, unique, `board` where no letter is left', (title, id) => {
    expect(freeBoardId(['todo', 'todo-2'], title)).toBe(id)
  })

  it('is unique among those that have no letter, too', () => {
    expect(freeBoardId(['board'], '!')).toBe('board-2')
  })
})

const task = toTask({ title: 'Tea', description: '', boardId: 'todo' }, 7, new Date('2026-11-18T10:00:00Z'))

describe('what has happened to a task', () => {
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
  ])('when %o was sent: %o', (change, deeds) => {
    expect(deedsOf(task, { id: 7, ...change })).toEqual(deeds)
  })

  it('tells new comments from those that were there, wherever they stand', () => {
    const other = { ...comment, comment: 'Black, please.' }
    expect(deedsOf({ ...task, comments: [comment] }, { id: 7, comments: [other, comment] })).toEqual([
      { kind: 'commented', comment: 'Black, please.' },
    ])
  })

  it('includes that a comment was taken back', () => {
    expect(deedsOf({ ...task, comments: [comment] }, { id: 7, comments: [] })).toEqual([
      { kind: 'edited', fields: ['comments'] },
    ])
  })
})
