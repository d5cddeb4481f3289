import { describe, expect, it } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import { chatApi } from '@/redux/apps/chat/contract'
import { emailApi } from '@/redux/apps/email/contract'
import { kanbanApi } from '@/redux/apps/kanban/contract'
import { todoApi } from '@/redux/apps/todo/contract'
import { refusal } from '../support/backend'
import { useServer } from './server'

const { api } = useServer()

/** Nothing here expects a row that it has not put there itself, so that any server can be asked. */
const unique = (text: string) => `${text} ${Math.random().toString(36).slice(2, 10)}`
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('a to-do task', () => {
  it('is added, found, changed, deleted softly and brought back', async () => {
    const title = unique('Ring the plumber')
    const { task } = await api.call(todoApi.add, { body: { task: { title, tags: ['low'] } } })
    expect(task).toMatchObject({ title, tags: ['low'], isCompleted: false, isDeleted: false, isImportant: false })
    const find = async (filter?: 'important' | 'deleted') => {
      const { tasks } = await api.call(todoApi.list, { query: { q: title, ...(filter && { filter }) } })
      return ids(tasks)
    }
    expect(await find()).toEqual([task.id])

    await api.call(todoApi.update, { body: { task: { id: task.id, isImportant: true } } })
    expect(await find('important')).toEqual([task.id])

    expect((await api.call(todoApi.remove, { query: { taskId: task.id } })).task.isDeleted).toBe(true)
    expect(await find()).toEqual([])
    expect(await find('important')).toEqual([])
    expect(await find('deleted')).toEqual([task.id])

    await api.call(todoApi.update, { body: { task: { id: task.id, isDeleted: false } } })
    expect(await find()).toEqual([task.id])
  })
})

describe('an event', () => {
  const event = { start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T10:00:00.000Z', allDay: false, url: '' }

  it('is added, filtered by kind, moved and removed', async () => {
    const title = unique('Review')
    const added = await api.call(calendarApi.add, {
      body: { event: { ...event, title, extendedProps: { calendar: 'Family' } } },
    })
    const { id } = added.event
    const kinds = async (...calendars: ('Family' | 'Business')[]) =>
      ids(await api.call(calendarApi.list, { query: { calendars } }))
    expect(await kinds('Family')).toContain(id)
    expect(await kinds('Business')).not.toContain(id)
    expect(await kinds()).toEqual([])

    const moved = await api.call(calendarApi.update, { body: { event: { id, end: '2026-12-01T12:00:00.000Z' } } })
    expect(moved.event).toMatchObject({ title, start: event.start, end: '2026-12-01T12:00:00.000Z' })
    expect((await refusal(api.call(calendarApi.update, { body: { event: { id, end: '2026-11-01' } } }))).status).toBe(
      400,
    )

    await api.call(calendarApi.remove, { query: { id } })
    expect(ids(await api.call(calendarApi.list, { query: {} }))).not.toContain(id)
    expect((await refusal(api.call(calendarApi.remove, { query: { id } }))).status).toBe(404)
  })
})

describe('an event that waits for a day', () => {
  it('is added by its title, scheduled by a start, and waits again', async () => {
    const title = unique('Dinner')
    const { event } = await api.call(calendarApi.addUnscheduled, { body: { event: { title } } })
    const { id } = event
    const places = async () => ({
      waits: ids(await api.call(calendarApi.listUnscheduled, {})).includes(id),
      isListed: ids(await api.call(calendarApi.list, { query: {} })).includes(id),
    })
    expect(await places()).toEqual({ waits: true, isListed: false })
    expect((await refusal(api.call(calendarApi.update, { body: { event: { id, title } } }))).status).toBe(400)

    await api.call(calendarApi.update, { body: { event: { id, start: '2026-12-01', allDay: true } } })
    expect(await places()).toEqual({ waits: false, isListed: true })
    await api.call(calendarApi.unschedule, { body: { id } })
    expect(await places()).toEqual({ waits: true, isListed: false })
    await api.call(calendarApi.remove, { query: { id } })
    expect(await places()).toEqual({ waits: false, isListed: false })
  })
})

describe('a board', () => {
  it('takes tasks, lets them move, and takes them with it', async () => {
    const { board } = await api.call(kanbanApi.addBoard, { body: { data: { title: unique('Ideas') } } })
    const other = await api.call(kanbanApi.addBoard, { body: { data: { title: unique('Later') } } })
    const add = async (title: string) => {
      const { newTask } = await api.call(kanbanApi.addTask, { body: { data: { title, boardId: board.id } } })
      return newTask.id
    }
    const [first, second, third] = [await add('One'), await add('Two'), await add('Three')]
    const on = async (boardId: string) =>
      ids((await api.call(kanbanApi.tasks, {})).filter((task) => task.boardId === boardId))
    expect(await on(board.id)).toEqual([first, second, third])

    await api.call(kanbanApi.reorderTasks, { body: { data: { taskId: third, targetTaskId: first } } })
    expect(await on(board.id)).toEqual([third, first, second])

    await api.call(kanbanApi.updateTaskBoard, { body: { data: { taskId: first, newBoardId: other.board.id } } })
    expect(await on(board.id)).toEqual([third, second])
    expect(await on(other.board.id)).toEqual([first])

    await api.call(kanbanApi.clearTasks, { body: board.id })
    expect(await on(board.id)).toEqual([])
    expect((await api.call(kanbanApi.boards, {})).map(({ id }) => id)).toContain(board.id)

    await api.call(kanbanApi.deleteBoard, { body: other.board.id })
    expect(await on(other.board.id)).toEqual([])
    await api.call(kanbanApi.deleteBoard, { body: board.id })
    const left = (await api.call(kanbanApi.boards, {})).map(({ id }) => id)
    expect(left).not.toContain(board.id)
    expect(left).not.toContain(other.board.id)
  })
})

describe('a chat', () => {
  it('begins with the first message, and goes on top with each', async () => {
    const { contacts, profileUser } = await api.call(chatApi.overview, {})
    const contact = contacts.at(-1)
    if (!contact) throw new Error('This server has no contacts to write to.')
    const message = unique('Hello')
    const sent = await api.call(chatApi.send, { body: { obj: { contact: contact.id, message } } })
    expect(sent.newMessageData).toMatchObject({ message, senderId: profileUser.id })
    const [top] = (await api.call(chatApi.overview, {})).chatsContacts
    expect(top).toMatchObject({ id: contact.id, chat: { lastMessage: { message } } })

    const { chat } = await api.call(chatApi.open, { query: { id: contact.id } })
    expect(chat?.unseenMsgs).toBe(0)
    expect(chat?.messages.at(-1)).toMatchObject({ message })
    const blank = api.call(chatApi.send, { body: { obj: { contact: contact.id, message: ' \n ' } } })
    expect((await refusal(blank)).status).toBe(400)
  })
})

describe('a mail', () => {
  it('is kept as a draft, sent, starred, labelled, moved and deleted for ever', async () => {
    const subject = unique('Roof terrace')
    const to = [{ name: 'Rosa Blum', email: 'rosa.blum@example.com' }]
    const draft = await api.call(emailApi.saveDraft, { body: { to, subject } })
    const inFolder = async (folder: 'draft' | 'sent' | 'starred' | 'trash' | 'spam') => {
      const { emails } = await api.call(emailApi.list, { query: { folder, q: subject } })
      return ids(emails)
    }
    expect(await inFolder('draft')).toEqual([draft.email.id])

    const { email } = await api.call(emailApi.send, {
      body: { id: draft.email.id, to, subject, message: '<p>Shall we?</p>' },
    })
    expect(await inFolder('draft')).toEqual([])
    expect(await inFolder('sent')).toEqual([email.id])

    const change = (dataToUpdate: { isStarred?: boolean; isRead?: boolean; folder?: 'trash' | 'spam' }) =>
      api.call(emailApi.updateMany, { body: { emailIds: [email.id], dataToUpdate } })
    await change({ isStarred: true, isRead: true })
    expect(await inFolder('starred')).toEqual([email.id])
    const toggle = () => api.call(emailApi.toggleLabel, { body: { emailIds: [email.id], label: 'private' } })
    await toggle()
    expect((await api.call(emailApi.one, { query: { id: email.id } })).labels).toContain('private')
    await toggle()
    expect((await api.call(emailApi.one, { query: { id: email.id } })).labels).not.toContain('private')

    await change({ folder: 'trash' })
    expect(await inFolder('starred')).toEqual([])
    expect(await inFolder('trash')).toEqual([email.id])
    await api.call(emailApi.removeMany, { body: { emailIds: [email.id] } })
    expect((await refusal(api.call(emailApi.one, { query: { id: email.id } }))).status).toBe(404)
  })
})
