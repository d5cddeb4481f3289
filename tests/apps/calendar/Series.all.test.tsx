// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openCalendar } from './openCalendar'

type Opened = Awaited<ReturnType<typeof openCalendar>>

async function addTalk({ user, drawer }: Opened) {
  const form = within(await drawer('Add event'))
  await user.type(form.getByRole('textbox', { name: 'Title' }), 'Talk')
  await user.selectOptions(form.getByRole('combobox', { name: 'Calendar' }), 'Holiday')
  await user.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'Every week')
  await user.selectOptions(form.getByRole('combobox', { name: 'Ends' }), 'After a set number')
  await user.type(form.getByRole('spinbutton', { name: 'Occurrences' }), '3')
  await user.selectOptions(form.getByRole('combobox', { name: 'Reminder' }), '10 minutes before')
  await user.click(form.getByRole('button', { name: 'Save' }))
}

async function answer({ user }: Opened, question: string, choice: string, button: string) {
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  await user.click(dialog.getByRole('radio', { name: choice }))
  await user.click(dialog.getByRole('button', { name: button }))
}

describe('a recurring event', () => {
  it('is added with all occurrences, and deleted from one on, which Undo restores', async () => {
    const opened = await openCalendar('?view=list&calendars=Holiday&event=new')
    const { user, events, drawer } = opened
    await addTalk(opened)
    expect(await screen.findByText('“Talk” repeats weekly')).toBeVisible()
    await waitFor(() => expect(events('Talk')).toHaveLength(3))
    await user.click(events('Talk')[1]!)
    const form = within(await drawer('Edit event'))
    expect(form.getByRole('combobox', { name: 'Repeats' })).toHaveValue('weekly')
    expect(form.getByRole('combobox', { name: 'Reminder' })).toHaveValue('10')
    await user.click(form.getByRole('button', { name: 'Delete' }))
    await answer(opened, 'Delete recurring event', 'This and following events', 'Delete')
    expect(await screen.findByText('2 “Talk” events deleted')).toBeVisible()
    await waitFor(() => expect(events('Talk')).toHaveLength(1))
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
    await waitFor(() => expect(events('Talk')).toHaveLength(3))
  })

  it('is renamed once or as a whole, and stays unchanged on cancel', async () => {
    const opened = await openCalendar('?view=list&calendars=Holiday&event=new')
    const { user, events, drawer } = opened
    await addTalk(opened)
    await waitFor(() => expect(events('Talk')).toHaveLength(3))
    async function rename(index: number, title: string) {
      await user.click(events('Talk')[index]!)
      const form = within(await drawer('Edit event'))
      await user.clear(form.getByRole('textbox', { name: 'Title' }))
      await user.type(form.getByRole('textbox', { name: 'Title' }), title)
      await user.click(form.getByRole('button', { name: 'Update' }))
    }
    await rename(2, 'Workshop')
    const question = within(await screen.findByRole('dialog', { name: 'Edit recurring event' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    const form = within(await drawer('Edit event'))
    expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Workshop')
    await user.click(form.getByRole('button', { name: 'Update' }))
    await answer(opened, 'Edit recurring event', 'This event', 'Update')
    await waitFor(() => expect(events('Workshop')).toHaveLength(1))
    expect(events('Talk')).toHaveLength(2)
    await rename(0, 'Lecture')
    await answer(opened, 'Edit recurring event', 'All events', 'Update')
    expect(await screen.findByText('3 “Lecture” events updated')).toBeVisible()
    await waitFor(() => expect(events('Lecture')).toHaveLength(3))
  })

  it('keeps the new events while the replaced one cannot be restored, and undoes all on the second try', async () => {
    const { user, events, drawer, breakCall } = await openCalendar()
    await user.click(events('Office closed')[0]!)
    const form = within(await drawer('Edit event'))
    await user.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'Every week')
    await user.selectOptions(form.getByRole('combobox', { name: 'Ends' }), 'After a set number')
    await user.type(form.getByRole('spinbutton', { name: 'Occurrences' }), '3')
    await user.click(form.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(events('Office closed')).toHaveLength(3))
    const mend = breakCall('/apps/calendar/restore-events', 500)
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
    const tryAgain = await screen.findByRole('button', { name: 'Try again' })
    expect(events('Office closed')).toHaveLength(3)
    mend()
    await user.click(tryAgain)
    await waitFor(() => expect(events('Office closed')).toHaveLength(1))
  })
})
