// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { startI18n } from '@/configs/i18n'
import { loadTexts } from '@/texts'
import { useQuickWords } from '@/views/apps/todo/hooks/useQuickWords'
import { readQuickTask } from '@/views/apps/todo/list/quickTask'
import { lines } from './quickLines'

/** A Wednesday. */
const now = new Date(2026, 10, 18, 10)
const assignees = [
  { fullName: 'Nadia El-Sayed Khan', avatar: '' },
  { fullName: 'Tom Becker', avatar: '' },
]
const projects = [{ id: 'project-7', name: 'New kitchen' }]

async function reader(language: string) {
  const i18n = await startI18n(loadTexts, ['core', 'todo'], language)
  const wrapper = ({ children }: { children: ReactNode }) => createElement(I18nextProvider, { i18n }, children)
  const { result } = renderHook(() => useQuickWords(now), { wrapper })
  return (text: string) => readQuickTask(text, { words: result.current, now, assignees, projects }).task
}

describe.each(Object.entries(lines))('phrases in %s', (language, rows) => {
  const named = rows.map(([line, title, due, repeat = 'none']) => ({ line, title, due, repeat }))
  it.each(named)('“$line”', async ({ line, title, due, repeat }) => {
    const read = await reader(language)
    const dueDate = due !== null && due.length > 10 ? new Date(due).toISOString() : due
    expect(read(line)).toMatchObject({ title, dueDate, repeat })
  })
})

describe('names', () => {
  it.each([
    ['Ask @Nadia El-Sayed Khan about it', 'Ask about it', 'Nadia El-Sayed Khan'],
    ['Ask @nad, then decide', 'Ask then decide', 'Nadia El-Sayed Khan'],
    ['Ask @sayed khan', 'Ask', 'Nadia El-Sayed Khan'],
    ['Write to tom@example.com', 'Write to tom@example.com', undefined],
    ['Ask @Zoe Miller', 'Ask @Zoe Miller', undefined],
  ])('assign a person: “%s”', async (line, title, name) => {
    const task = (await reader('en'))(line)
    expect(task.title).toBe(title)
    expect(task.assignee?.fullName).toBe(name)
  })

  it.each(['Order tiles #New kitchen tomorrow', 'Order tiles #new-kitchen tomorrow', 'Order tiles #kitchen tomorrow'])(
    'put into a project: “%s”',
    async (line) => {
      const task = (await reader('en'))(line)
      expect(task).toMatchObject({ title: 'Order tiles', project: 'project-7', dueDate: '2026-11-19' })
    },
  )
})

describe('ranges', () => {
  it.each([
    ['en', 'Fair Friday to Sunday', 'Fair', '2026-11-20', 'Friday to Sunday'],
    ['en', 'Talk tomorrow 11am-1pm #team', 'Talk', new Date('2026-11-19T11:00').toISOString(), '11am-1pm'],
    ['de', 'Messe Freitag bis Sonntag', 'Messe', '2026-11-20', 'Freitag bis Sonntag'],
  ])(
    'in %s, “%s” is due at its start, with the range in the description',
    async (language, line, title, dueDate, description) => {
      expect((await reader(language))(line)).toMatchObject({ title, dueDate, description })
    },
  )
})
