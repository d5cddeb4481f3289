// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RichText } from '@core/components/editor/RichText'
import { show } from './show'

const tab = '<span style="white-space: pre">\t</span>'
const row = `<p>12${tab}34</p>`

it.each([
  ['a table', '<table><tr><td>1</td><td>2</td></tr><tr><td>12</td><td>34</td></tr></table>', `<p>1${tab}2</p>${row}`],
  ['the caption', '<table><caption>May</caption><tr><td>12</td><td>34</td></tr></table>', `<p>May</p>${row}`],
  ['cells of Word', '<table><tr><td>\n<p>12</p></td><td><p>34</p>\n</td></tr></table>', row],
  ['cells alone', '<td>12</td><td>34</td>', row],
  ['marks in cells', '<table><tr><td>12</td><td><b>34</b></td></tr></table>', row.replace('34', '<strong>34</strong>')],
  [
    'a layout of tables',
    `<table><tr><td>A</td><td><table><tr><td>12</td><td>34</td></tr></table></td></tr></table>`,
    `<p>A</p>${row}`,
  ],
  ['headings', '<h1>One</h1><h4>Four</h4><p>Text</p>', '<h2>One</h2><h3>Four</h3><p>Text</p>'],
])('pasting keeps %s', async (_, html, expected) => {
  const handleChange = vi.fn<(html: string) => void>()
  show(<RichText label="Message" value="" onChange={handleChange} />)
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    files: [],
    types: ['text/html'],
  }
  fireEvent.paste(await screen.findByRole('textbox', { name: 'Message' }), { clipboardData })
  const pasted = handleChange.mock.lastCall?.[0] ?? ''
  expect(pasted.replaceAll(' dir="auto"', '').replaceAll('pre;', 'pre')).toBe(expected)
})

it('a saved text keeps the tabs of a pasted table', async () => {
  show(<RichText label="Message" value={row} onChange={() => undefined} />)
  expect((await screen.findByRole('textbox', { name: 'Message' })).textContent).toBe('12\t34')
})
