// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../support/renderPage'

const region = (name: string) => screen.findByRole('region', { name })

describe('the slider with two thumbs', () => {
  it('has thumbs that push each other rather than pass', async () => {
    await renderPage('/extensions/slider')
    const example = within(await region('Range'))
    fireEvent.change(example.getByRole('slider', { name: 'From' }), { target: { value: '400' } })
    expect(example.getByRole('status')).toHaveTextContent('$400.00 to $400.00')
    fireEvent.change(example.getByRole('slider', { name: 'To' }), { target: { value: '10' } })
    expect(example.getByRole('status')).toHaveTextContent('$10.00 to $10.00')
  })

  it.each([
    ['ltr', '$50.00 to $340.00', '$100.00 to $340.00'],
    ['rtl', '$120.00 to $450.00', '$120.00 to $400.00'],
  ])('moves the nearer thumb to the pressed position, and drags it, %s', async (...row) => {
    const [direction, pressed, dragged] = row
    await renderPage('/extensions/slider')
    const example = within(await region('Range'))
    // oxlint-disable-next-line testing-library/no-node-access -- the line has no role
    const line = example.getByRole('slider', { name: 'From' }).parentElement!
    line.style.direction = direction
    line.getBoundingClientRect = () => new DOMRect(0, 0, 100, 24)
    // jsdom lacks it.
    line.setPointerCapture = () => undefined
    // The centers of the thumbs range from 10 to 90.
    fireEvent.pointerDown(line, { clientX: 18 })
    expect(example.getByRole('status')).toHaveTextContent(pressed)
    expect(example.getByRole('slider', { name: direction === 'ltr' ? 'From' : 'To' })).toHaveFocus()
    fireEvent.pointerMove(line, { clientX: 26 })
    expect(example.getByRole('status')).toHaveTextContent(dragged)
    fireEvent.pointerUp(line, { clientX: 26 })
    fireEvent.pointerMove(line, { clientX: 60 })
    expect(example.getByRole('status')).toHaveTextContent(dragged)
    // The secondary button opens the browser's menu.
    fireEvent.pointerDown(line, { clientX: 60, button: 2 })
    expect(example.getByRole('status')).toHaveTextContent(dragged)
    // Scrolling cancels the pointer, without a position.
    fireEvent.pointerDown(line, { clientX: 26 })
    fireEvent.pointerCancel(line, { clientX: 0 })
    expect(example.getByRole('status')).toHaveTextContent(dragged)
  })
})

describe('the tour', () => {
  beforeEach(() => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
    }
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
  })

  it('moves on by arrow key, ends on Escape, and resumes, also after a reload', async () => {
    const { user, unmount } = await renderPage('/extensions/tour')
    const example = within(await region('Guided tour'))
    await user.click(example.getByRole('button', { name: 'Start tour' }))
    const box = await screen.findByRole('dialog', { name: 'Choose a period' })
    fireEvent.keyDown(box, { key: 'ArrowRight' })
    expect(screen.getByRole('dialog', { name: 'Check your revenue' })).toHaveTextContent('2 of 3')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(example.getByRole('button', { name: 'Resume at step 2' })).toBeInTheDocument()
    unmount()

    await renderPage('/extensions/tour')
    const again = within(await region('Guided tour'))
    await user.click(again.getByRole('button', { name: 'Resume at step 2' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    expect(again.getByRole('button', { name: 'Start tour' })).toBeInTheDocument()
  })
})

describe('the dialogs', () => {
  it('require an exact name for deletion', async () => {
    const { user } = await renderPage('/extensions/dialogs')
    const example = within(await region('Typed confirmation'))
    await user.click(example.getByRole('button', { name: 'Delete workspace' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'northwind')
    await user.click(dialog.getByRole('button', { name: 'Delete workspace' }))
    expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Type northwind-eu exactly/)
    await user.type(dialog.getByRole('textbox'), '-eu')
    await user.click(dialog.getByRole('button', { name: 'Delete workspace' }))
    expect(await screen.findByText('northwind-eu deleted')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('keep a blocked area inert until it is ready', async () => {
    const { user } = await renderPage('/extensions/dialogs')
    const example = within(await region('Loading overlay'))
    // oxlint-disable-next-line testing-library/no-node-access -- the area has no role
    const area = example.getByLabelText('Company').closest('[aria-busy]')!
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
    await user.click(example.getByRole('button', { name: 'Update from registry' }))
    expect(area).toHaveAttribute('inert')
    act(() => {
      vi.advanceTimersByTime(2500)
    })
    expect(area).not.toHaveAttribute('inert')
    vi.useRealTimers()
  })
})

describe('copying', () => {
  it('selects the text if the browser denies access', async () => {
    const { user } = await renderPage('/extensions/clipboard')
    const example = within(await region('Without clipboard access'))
    await user.click(example.getByRole('button', { name: 'Copy' }))
    const field: HTMLInputElement = example.getByLabelText('Account number')
    expect(field).toHaveFocus()
    expect(field.selectionEnd).toBe(field.value.length)
    expect(example.getByRole('status')).toHaveTextContent('Press Ctrl+C')
  })
})

describe('lists', () => {
  it('move a field to the other list without dragging', async () => {
    const { user } = await renderPage('/extensions/drag-and-drop')
    const example = within(await region('Two lists'))
    await user.click(example.getByRole('button', { name: 'Move options for Due date' }))
    await user.click(screen.getByRole('menuitem', { name: 'Move to other list' }))
    expect(within(example.getByRole('list', { name: 'Not on the invoice' })).getByText('Due date')).toBeInTheDocument()
    expect(within(example.getByRole('list', { name: 'On the invoice' })).queryByText('Due date')).toBeNull()
  })
})
