// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RichText } from '@core/components/editor/RichText'
import { show } from './show'

let isBroken = true
vi.mock('@core/components/editor/RichTextEditor', () => ({
  get RichTextEditor() {
    if (isBroken) throw new Error('The file is gone.')
    return ({ value }: { value: string }) => <p>{value}</p>
  },
}))

it('shows an error if the editor cannot be loaded, and retries with the same text', async () => {
  // React reports errors that boundaries catch.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show(<RichText label="Message" value="Half a thought" onChange={() => undefined} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Your text is still here.')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Half a thought')).toBeVisible()
})
