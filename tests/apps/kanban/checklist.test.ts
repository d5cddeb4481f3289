import { describe, expect, it } from 'vitest'
import { kanbanApi } from '@/redux/apps/kanban/contract'
import type { Task } from '@/redux/apps/kanban/schema'
import { countDone, withChange, withItem, withMove } from '@/views/apps/kanban/shared/checklist'
import { refusal, startBackend } from '../../support/backend'

const items = [
  { id: 4, title: 'Dig', isDone: true },
  { id: 2, title: 'Plant', isDone: false },
]

describe('a checklist', () => {
  it('counts, grows with unique ids, updates a step, and moves it', () => {
    expect(countDone(items)).toBe(1)
    expect(withItem(items, 'Water')).toEqual([...items, { id: 5, title: 'Water', isDone: false }])
    expect(withItem([], 'Water')).toEqual([{ id: 1, title: 'Water', isDone: false }])
    expect(withChange(items, 2, { isDone: true })).toEqual([items[0], { ...items[1], isDone: true }])
    expect(withMove(items, 0, 1)).toEqual([items[1], items[0]])
    expect(withMove(items, 7, 0)).toEqual(items)
  })

  it.each([
    [{ checklist: [{ id: 1, title: ' ', isDone: false }] }],
    [{ checklist: [{ id: 1, title: 'x'.repeat(201), isDone: false }] }],
    [{ checklist: [{ id: 1, title: 'Dig' }] }],
    [{ checklist: Array.from({ length: 101 }, (_, id) => ({ id, title: 'Dig', isDone: false })) }],
  ])('is rejected if invalid (%#)', async (change) => {
    const { axios, api } = startBackend()
    const before: Task[] = await api.call(kanbanApi.tasks, { query: {} })
    const refused = await refusal(axios.post('/apps/kanban/update-task', { data: { id: 1, ...change } }))
    expect(refused.status).toBe(400)
    expect(await api.call(kanbanApi.tasks, { query: {} })).toEqual(before)
  })
})
