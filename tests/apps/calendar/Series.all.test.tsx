// @vitest-environment jsdom
import { createApiClient } from '@core/api/client'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import type { NewEvent, Recurrence } from '@/redux/apps/calendar/schema'
import { addEvent, selectEvents } from '@/redux/apps/calendar/slice'
import { openCalendar } from './openCalendar'

type Opened = Awaited<ReturnType<typeof openCalendar>>

/** Days of the events with a title in the list, such as "Nov 18". */
function daysOf({ events }: Opened, title: string) {
  return events(title).map((event) => / (\w+ \d+),/.exec(event.textContent)?.[1])
}

async function waitForDays(opened: Opened, title: string, days: string[]) {
  await waitFor(() => expect(daysOf(opened, title)).toEqual(days))
}

async function openForm({ user, events, drawer }: Opened, title: string, index: number) {
  await user.click(events(title)[index]!)
  return drawer('Edit event')
}

async function answer({ user }: Opened, question: string, choice: string, button: string) {
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  await user.click(dialog.getByRole('radio', { name: choice }))
  await user.click(dialog.getByRole('button', { name: button }))
}

async function rename(opened: Opened, title: string, index: number, next: string) {
  const { user } = opened
  const form = within(await openForm(opened, title, index))
  const field = form.getByRole('textbox', { name: 'Title' })
  await user.clear(field)
  await user.type(field, next)
  await user.click(form.getByRole('button', { name: 'Update' }))
}

async function remove(opened: Opened, title: string, index: number, choice: string) {
  const form = within(await openForm(opened, title, index))
  await opened.user.click(form.getByRole('button', { name: 'Delete' }))
  await answer(opened, 'Delete recurring event', choice, 'Delete')
  expect(await screen.findByText(`“${title}” deleted`)).toBeVisible()
}

async function undo({ user }: Opened) {
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
}

async function openTalk(
  recurrence: Recurrence,
  search = '?view=list&calendars=Holiday',
  given: Partial<NewEvent> = {},
) {
  const opened = await openCalendar(search)
  const { event } = await opened.store
    .dispatch(
      addEvent({
        title: 'Talk',
        start: '2026-11-20T09:00:00.000Z',
        end: '2026-11-20T10:00:00.000Z',
        extendedProps: { calendar: 'Holiday' },
        recurrence: { timeZone: 'UTC', ...recurrence },
        ...given,
      }),
    )
    .unwrap()
  await waitFor(() => expect(opened.events('Talk').length).toBeGreaterThan(0))
  const api = createApiClient(() => Promise.resolve(opened.client))
  const stored = async (id = event.id) => api.call(calendarApi.get, { query: { id } })
  return { ...opened, id: event.id, stored }
}

const fridays = { rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=4' }
const fourFridays = ['Nov 20', 'Nov 27', 'Dec 4', 'Dec 11']

describe('a recurring event', () => {
  it('is added with an interval, and stored as a rule', async () => {
    const opened = await openCalendar('?view=list&calendars=Holiday&event=new')
    const { user, drawer, store } = opened
    const form = within(await drawer('Add event'))
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Talk')
    await user.selectOptions(form.getByRole('combobox', { name: 'Calendar' }), 'Holiday')
    await user.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'Weekly')
    expect(form.getByRole('checkbox', { name: 'Wednesday' })).toBeChecked()
    const interval = form.getByRole('spinbutton', { name: 'Interval in weeks' })
    await user.clear(interval)
    await user.type(interval, '2')
    await user.selectOptions(form.getByRole('combobox', { name: 'Ends' }), 'After a set number')
    await user.type(form.getByRole('spinbutton', { name: 'Occurrences' }), '3')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('“Talk” added')).toBeVisible()
    await waitForDays(opened, 'Talk', ['Nov 18', 'Dec 2', 'Dec 16'])
    const [added] = selectEvents(store.getState()).filter(({ title }) => title === 'Talk')
    expect(added?.recurrence?.rule).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;COUNT=3')
    expect(added?.recurrence?.timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  })

  it('is on the last Friday of each month', async () => {
    const opened = await openTalk({ rule: 'FREQ=MONTHLY;BYDAY=-1FR' }, undefined, {
      start: '2026-10-30T09:00:00.000Z',
      end: '2026-10-30T10:00:00.000Z',
    })
    await waitForDays(opened, 'Talk', ['Nov 27'])
    const form = within(await openForm(opened, 'Talk', 0))
    expect(form.getByRole('combobox', { name: 'Repeat on' })).toHaveDisplayValue('Last Friday')
    await opened.user.selectOptions(form.getByRole('combobox', { name: 'Repeat on' }), 'Fourth Friday')
    expect(form.getByText(/^Applies to this and following events/)).toBeVisible()
  })

  it('keeps a custom rule', async () => {
    const opened = await openTalk({ rule: 'FREQ=MONTHLY;BYDAY=1FR,3FR' })
    const form = within(await openForm(opened, 'Talk', 0))
    expect(form.getByRole('combobox', { name: 'Repeats' })).toHaveDisplayValue('Custom')
    expect(form.getByText('FREQ=MONTHLY; BYDAY=1FR,3FR')).toBeVisible()
    await opened.user.click(form.getByRole('button', { name: 'Cancel' }))
    await rename(opened, 'Talk', 0, 'Lecture')
    await answer(opened, 'Edit recurring event', 'All events', 'Update')
    await waitFor(async () => expect((await opened.stored()).title).toBe('Lecture'))
    expect((await opened.stored()).recurrence?.rule).toBe('FREQ=MONTHLY;BYDAY=1FR,3FR')
  })
})

describe('deleting', () => {
  it.each([
    ['This event', 1, ['Nov 20', 'Dec 4', 'Dec 11']],
    ['This and following events', 1, ['Nov 20']],
    ['This and following events', 0, []],
    ['All events', 2, []],
  ])('“%s” at occurrence %i leaves %o, and Undo restores the others', async (choice, index, left) => {
    const opened = await openTalk(fridays)
    await waitForDays(opened, 'Talk', fourFridays)
    await remove(opened, 'Talk', index, choice)
    await waitForDays(opened, 'Talk', left)
    await undo(opened)
    await waitForDays(opened, 'Talk', fourFridays)
  })
})

describe('editing', () => {
  it.each([
    ['This event', ['Nov 20', 'Dec 4', 'Dec 11'], ['Nov 27']],
    ['This and following events', ['Nov 20'], ['Nov 27', 'Dec 4', 'Dec 11']],
    ['All events', [], fourFridays],
  ])('“%s” leaves %o, and Undo restores the others', async (choice, left, changed) => {
    const opened = await openTalk(fridays)
    await waitForDays(opened, 'Talk', fourFridays)
    await rename(opened, 'Talk', 1, 'Lecture')
    await answer(opened, 'Edit recurring event', choice, 'Update')
    expect(await screen.findByText('“Lecture” updated')).toBeVisible()
    await waitForDays(opened, 'Lecture', changed)
    expect(daysOf(opened, 'Talk')).toEqual(left)
    await undo(opened)
    await waitForDays(opened, 'Talk', fourFridays)
    expect(daysOf(opened, 'Lecture')).toEqual([])
    expect((await opened.stored()).recurrence).toEqual({ timeZone: 'UTC', ...fridays })
  })

  it('keeps the form on cancel', async () => {
    const opened = await openTalk(fridays)
    await rename(opened, 'Talk', 1, 'Lecture')
    const question = within(await screen.findByRole('dialog', { name: 'Edit recurring event' }))
    await opened.user.click(question.getByRole('button', { name: 'Cancel' }))
    const form = within(await opened.drawer('Edit event'))
    expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Lecture')
  })

  it('moves the weekday with the start', async () => {
    const opened = await openTalk(fridays)
    const { user } = opened
    const form = within(await openForm(opened, 'Talk', 1))
    const start = form.getByLabelText('Start date')
    await user.clear(start)
    await user.type(start, '2026-11-26')
    expect(form.getByRole('checkbox', { name: 'Thursday' })).toBeChecked()
    expect(form.getByRole('checkbox', { name: 'Friday' })).not.toBeChecked()
    await user.click(form.getByRole('button', { name: 'Update' }))
    await answer(opened, 'Edit recurring event', 'This and following events', 'Update')
    await waitForDays(opened, 'Talk', ['Nov 20', 'Nov 26', 'Dec 3', 'Dec 10'])
  })

  it('keeps all occurrences when the last day moves with the start', async () => {
    const opened = await openTalk({ rule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261211T090000Z' })
    const { user } = opened
    await waitForDays(opened, 'Talk', fourFridays)
    const form = within(await openForm(opened, 'Talk', 1))
    const start = form.getByLabelText('Start date')
    await user.clear(start)
    await user.type(start, '2026-11-28')
    await user.click(form.getByRole('button', { name: 'Update' }))
    await answer(opened, 'Edit recurring event', 'All events', 'Update')
    await waitForDays(opened, 'Talk', ['Nov 21', 'Nov 28', 'Dec 5', 'Dec 12'])
  })

  it('applies another rule from its occurrence on, without a question', async () => {
    const opened = await openTalk(fridays)
    const { user } = opened
    const form = within(await openForm(opened, 'Talk', 1))
    await user.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'Daily')
    await user.click(form.getByRole('button', { name: 'Update' }))
    await waitForDays(opened, 'Talk', ['Nov 20', 'Nov 27', 'Nov 28', 'Nov 29'])
    await undo(opened)
    await waitForDays(opened, 'Talk', fourFridays)
  })

  it('ends the repetition at its occurrence', async () => {
    const opened = await openTalk(fridays)
    const { user } = opened
    const form = within(await openForm(opened, 'Talk', 2))
    await user.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'Doesn’t repeat')
    await user.click(form.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('“Talk” no longer repeats')).toBeVisible()
    await waitForDays(opened, 'Talk', ['Nov 20', 'Nov 27', 'Dec 4'])
  })

  it('undoes a split on the second try if the first fails', async () => {
    const opened = await openTalk(fridays)
    await rename(opened, 'Talk', 1, 'Lecture')
    await answer(opened, 'Edit recurring event', 'This and following events', 'Update')
    await waitFor(() => expect(opened.events('Lecture')).toHaveLength(3))
    const mend = opened.breakCall('/apps/calendar/remove-event', 500)
    await undo(opened)
    const tryAgain = await screen.findByRole('button', { name: 'Try again' })
    mend()
    await opened.user.click(tryAgain)
    await waitForDays(opened, 'Talk', fourFridays)
    await waitFor(() => expect(opened.events('Lecture')).toEqual([]))
  })

  it('repeats a single event, and undoes it', async () => {
    const opened = await openCalendar()
    const { user, events } = opened
    const before = events('Office closed').length
    const form = within(await openForm(opened, 'Office closed', 0))
    await user.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'Daily')
    await user.selectOptions(form.getByRole('combobox', { name: 'Ends' }), 'After a set number')
    await user.type(form.getByRole('spinbutton', { name: 'Occurrences' }), '3')
    await user.click(form.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(events('Office closed')).toHaveLength(before + 2))
    await undo(opened)
    await waitFor(() => expect(events('Office closed')).toHaveLength(before))
  })
})

describe('the URL', () => {
  const search = (id: number, at = '') => `?view=list&calendars=Holiday&event=${id}${at}`

  it('names an occurrence, and keeps it on reload', async () => {
    const opened = await openTalk(fridays)
    const { user, router, drawer, id } = opened
    await user.click(opened.events('Talk')[2]!)
    await drawer('Edit event')
    const at = new URLSearchParams(opened.search()).get('at')
    expect(at).toBe('2026-12-04T09:00:00.000Z')
    await router.navigate(`/apps/calendar${search(id, '&at=2026-12-11T09:00:00.000Z')}`)
    await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveValue('12/11/2026'))
    await router.navigate(`/apps/calendar${search(id)}`)
    await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveValue('11/20/2026'))
  })

  it('goes back to a deleted occurrence, which is missing', async () => {
    const opened = await openTalk(fridays)
    await waitForDays(opened, 'Talk', fourFridays)
    await remove(opened, 'Talk', 1, 'This event')
    await opened.router.navigate(-1)
    expect(within(await opened.drawer('Event')).getByText('Event not found')).toBeVisible()
  })

  it.each(['2026-12-05T09:00:00.000Z', '2026-11-27T09:00:00.000Z', 'yesterday'])(
    'reports that an occurrence at %s is missing',
    async (at) => {
      const { router, id, drawer } = await openTalk({ ...fridays, exdates: ['2026-11-27T09:00:00.000Z'] })
      await router.navigate(`/apps/calendar${search(id, `&at=${at}`)}`)
      expect(within(await drawer('Event')).getByText('Event not found')).toBeVisible()
    },
  )
})
