// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { startI18n } from '@/configs/i18n'
import { loadTexts } from '@/texts'
import { useQuickWords } from '@/views/apps/todo/hooks/useQuickWords'
import { readQuickTask } from '@/views/apps/todo/list/quickTask'

/** A Wednesday. */
const now = new Date(2026, 10, 18, 10)
const assignees = [
  { fullName: 'Amara Mensah', avatar: '' },
  { fullName: 'Émilie Tremblay', avatar: '' },
  { fullName: 'Hye-jin Park', avatar: '' },
]
const at = (day: string) => new Date(day).toISOString()

async function reader(language: string) {
  const i18n = await startI18n(loadTexts, ['core', 'todo'], language)
  const wrapper = ({ children }: { children: ReactNode }) => createElement(I18nextProvider, { i18n }, children)
  const { result } = renderHook(() => useQuickWords(now), { wrapper })
  const readLine = (text: string, clock: Date, plain: string[]) =>
    readQuickTask(text, { words: result.current, now: clock, assignees, plain })
  const read = (text: string, clock = now, plain: string[] = []) => readLine(text, clock, plain).task
  return Object.assign(read, { sources: (text: string) => readLine(text, now, []).sources.map(({ typed }) => typed) })
}

describe('the line of a quick task', () => {
  it('contains a title, a day, tags, an assignee and importance', async () => {
    const read = await reader('en')
    const plain = { title: 'Call Chen', dueDate: null, repeat: 'none', tags: [], isImportant: false, assignee: null }
    expect(read('  Call   Chen ')).toEqual(plain)
    const said = { dueDate: '2026-11-19', tags: ['low'], isImportant: true }
    expect(read('Call Chen tomorrow #low !')).toEqual({ ...plain, ...said })
    expect(read('Slides #Team #hi @park').tags).toEqual(['team', 'high'])
    expect(read('Slides @emilie').assignee?.fullName).toBe('Émilie Tremblay')
    expect(read('Slides @nobody #urgent').title).toBe('Slides @nobody #urgent')
  })

  it.each([
    ['Tea today', '2026-11-18'],
    ['Tea day after tomorrow', '2026-11-20'],
    ['Tea next week', '2026-11-22'],
    ['Tea on Friday', '2026-11-20'],
    ['Tea wed', '2026-11-25'],
    ['Tea by 24 Nov', '2026-11-24'],
    ['Tea Nov 24', '2026-11-24'],
    ['Tea 3 March', '2027-03-03'],
    ['Tea 2026-12-01', '2026-12-01'],
  ])('recognizes “%s”', async (text, dueDate) => {
    const read = await reader('en')
    expect(read(text)).toMatchObject({ title: 'Tea', dueDate })
  })

  it.each([
    ['Tea tomorrow at 14:30', '2026-11-19T14:30'],
    ['Tea at 3pm', '2026-11-18T15:00'],
    ['Tea 9:15', '2026-11-19T09:15'],
    ['Tea Monday 12:05am', '2026-11-23T00:05'],
  ])('recognizes the hour in “%s”; without a day, the next such time', async (text, moment) => {
    const read = await reader('en')
    expect(read(text)).toMatchObject({ title: 'Tea', dueDate: at(moment) })
  })

  it.each(['Rework 30 Feb', 'Rework 25:00', 'Rework 2026-13-01', 'Rework 40 Nov'])(
    'keeps in the title what is no day or hour: “%s”',
    async (text) => {
      const read = await reader('en')
      expect(read(text)).toMatchObject({ title: text, dueDate: null })
    },
  )

  it.each([
    ['en', 'Tea every day', 'daily', '2026-11-18'],
    ['en', 'Tea every week tomorrow 14:30', 'weekly', at('2026-11-19T14:30')],
    ['en', 'Tea every Friday', 'weekly', '2026-11-20'],
    ['en', 'Tea every month at 9:15', 'monthly', at('2026-11-19T09:15')],
    ['de', 'Tea jeden Werktag', 'weekdays', '2026-11-18'],
    ['de', 'Tea jeden Freitag', 'weekly', '2026-11-20'],
    ['fr', 'Tea tous les jours', 'daily', '2026-11-18'],
    ['fr', 'Tea chaque mois le 24 nov.', 'monthly', '2026-11-24'],
    ['pt', 'Tea todas as semanas', 'weekly', '2026-11-18'],
    ['pt', 'Tea toda sexta-feira', 'weekly', '2026-11-20'],
    ['ar', 'Tea كل أسبوع', 'weekly', '2026-11-18'],
    ['ar', 'Tea كل الجمعة', 'weekly', '2026-11-20'],
    ['ar', 'Tea كل جمعة', 'weekly', '2026-11-20'],
  ])('recognizes recurrence in %s: “%s”', async (language, text, repeat, dueDate) => {
    const read = await reader(language)
    expect(read(text)).toMatchObject({ title: 'Tea', repeat, dueDate })
  })

  it.each([
    ['en', 'every weekday'],
    ['de', 'jeden Werktag'],
    ['fr', 'chaque jour ouvré'],
    ['pt', 'todo dia útil'],
    ['ar', 'كل يوم عمل'],
  ])('starts weekday tasks on a weekday in %s', async (language, words) => {
    const read = await reader(language)
    const friday = new Date(2026, 10, 20, 11, 45)
    const saturday = new Date(2026, 10, 21, 8)
    expect(read(`Tea ${words}`, friday)).toMatchObject({ repeat: 'weekdays', dueDate: '2026-11-20' })
    expect(read(`Tea ${words} 9:15`, friday).dueDate).toBe(at('2026-11-23T09:15'))
    expect(read(`Tea ${words} 14:30`, friday).dueDate).toBe(at('2026-11-20T14:30'))
    expect(read(`Tea ${words} 9:15`, saturday).dueDate).toBe(at('2026-11-23T09:15'))
    expect(read(`Tea ${words} 2026-11-22`, friday).dueDate).toBe('2026-11-23')
  })

  it('keeps in the title what only resembles recurrence', async () => {
    const read = await reader('en')
    expect(read('Write the weekly report')).toMatchObject({ title: 'Write the weekly report', repeat: 'none' })
    expect(read('Answer every mail')).toMatchObject({ title: 'Answer every mail', repeat: 'none' })
  })

  it('uses only the first day, and ignores text in quotation marks', async () => {
    const read = await reader('en')
    expect(read('Move Monday talk before Friday')).toMatchObject({
      title: 'Move talk before Friday',
      dueDate: '2026-11-23',
    })
    expect(read('Read "Tomorrow !" today')).toMatchObject({ title: 'Read Tomorrow !', dueDate: '2026-11-18' })
  })

  it.each([
    ['en', 'Read Friday notes tomorrow', 'Friday', 'Read Friday notes', '2026-11-19'],
    ['en', 'Sell #high chair', '#high', 'Sell #high chair', null],
    ['de', 'Essen jeden Freitag', 'jeden Freitag', 'Essen jeden Freitag', null],
    ['fr', 'Film Demain soir vendredi', 'Demain soir', 'Film Demain soir', '2026-11-20'],
    ['pt', 'Filme Amanhã à Noite', 'Amanhã à Noite', 'Filme Amanhã à Noite', null],
    ['ar', 'قراءة يوم الجمعة غدًا', 'يوم الجمعة', 'قراءة يوم الجمعة', '2026-11-19'],
  ])('returns words to the title in %s: “%s”', async (language, text, typed, title, dueDate) => {
    const read = await reader(language)
    expect(read.sources(text)).toContain(typed)
    expect(read(text, now, [typed])).toMatchObject({ title, dueDate, repeat: 'none', tags: [] })
  })

  it.each([
    ['de', 'Chen anrufen am Freitag um 14:30 #hoch !', 'Chen anrufen', at('2026-11-20T14:30'), ['high']],
    ['de', 'Tee übermorgen #team', 'Tee', '2026-11-20', ['team']],
    ['de', 'Tee 24. November', 'Tee', '2026-11-24', []],
    ['fr', 'Thé après-demain #équipe', 'Thé', '2026-11-20', ['team']],
    ['fr', 'Thé le 24 nov.', 'Thé', '2026-11-24', []],
    ['pt', 'Chá amanhã #média', 'Chá', '2026-11-19', ['medium']],
    ['pt', 'Chá sexta-feira', 'Chá', '2026-11-20', []],
    ['ar', 'شاي غدًا #عالية', 'شاي', '2026-11-19', ['high']],
    ['ar', 'شاي يوم الجمعة', 'شاي', '2026-11-20', []],
  ])('is parsed in %s: “%s”', async (language, text, title, dueDate, tags) => {
    const read = await reader(language)
    expect(read(text)).toMatchObject({ title, dueDate, tags })
  })
})
