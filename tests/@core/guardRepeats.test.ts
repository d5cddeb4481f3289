// @vitest-environment jsdom
import { guardRepeats } from '@core/guardRepeats'
import { fireEvent } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const act = vi.fn<(name: string) => void>()
const find = (id: string) => document.getElementById(id)!

const root = document.createElement('div')

beforeAll(() => {
  document.body.append(root)
  guardRepeats(root)
  for (const type of ['click', 'keydown']) root.addEventListener(type, ({ target }) => act((target as HTMLElement).id))
})
afterAll(() => root.remove())
beforeEach(() => {
  act.mockClear()
  root.innerHTML = `
    <p id="text">Text</p>
    <button type="button" id="delete-1">Delete</button>
    <button type="button" id="delete-2">Delete</button>
    <label id="label">Done <input type="checkbox" id="done" /></label>
    <form><input id="name" /><textarea id="note"></textarea><textarea id="chat" enterkeyhint="send"></textarea><button id="save">Save</button></form>`
  find('save')
    .closest('form')!
    .addEventListener('submit', (event) => event.preventDefault())
})

describe('the second click of a double click', () => {
  const doubleClick = (first: string, second: string) => {
    fireEvent.click(find(first), { detail: 1 })
    find('name').click() // For example a download.
    act.mockClear()
    return fireEvent.click(find(second), { detail: 2 })
  }

  it.each([
    ['on a submit button', 'save', 'save'],
    ['on the next row, which took its place', 'delete-1', 'delete-2'],
    ['beside a control that is gone', 'delete-1', 'text'],
  ])('%s is ignored', (_, first, second) => {
    expect(doubleClick(first, second)).toBe(false)
    expect(act).not.toHaveBeenCalled()
  })

  it.each([
    ['on the same button, such as a stepper', 'delete-1', 'delete-1'],
    ['on the field of the same label', 'label', 'done'],
    ['after a click on no control', 'text', 'save'],
  ])('%s counts', (_, first, second) => {
    doubleClick(first, second)
    expect(act).toHaveBeenCalled()
  })
})

describe('a held key', () => {
  it.each([
    ['Enter', 'delete-1', 0],
    ['Enter', 'name', 0],
    ['Escape', 'name', 0],
    ['Enter', 'note', 1],
    ['Enter', 'chat', 0],
    ['ArrowDown', 'name', 1],
  ])('%s repeats on %s %i times', (key, id, times) => {
    expect(fireEvent.keyDown(find(id), { key, repeat: true })).toBe(times === 1)
    expect(act).toHaveBeenCalledTimes(times)
    fireEvent.keyDown(find(id), { key })
    expect(act).toHaveBeenCalledTimes(times + 1)
  })
})
