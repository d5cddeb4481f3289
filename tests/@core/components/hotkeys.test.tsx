// @vitest-environment jsdom
import { Dialog } from '@core/components/overlay/Dialog'
import { SingleKeysContext, useHotkeys } from '@core/hooks/useHotkeys'
import { fireEvent, screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { show } from './show'

const palette = vi.fn()
const help = vi.fn()

function Page({ hasDialog = false }) {
  useHotkeys({ 'mod+k': palette, '?': help })
  return (
    <>
      <input aria-label="Name" />
      <Dialog isOpen={hasDialog} title="Open" onClose={() => undefined}>
        Text
      </Dialog>
    </>
  )
}

beforeEach(() => {
  palette.mockClear()
  help.mockClear()
})

describe('shortcuts', () => {
  test('work on the whole page', async () => {
    const user = show(<Page />)
    await user.keyboard('?')
    await user.keyboard('{Control>}k{/Control}')
    await user.keyboard('{Meta>}k{/Meta}')
    expect(help).toHaveBeenCalledOnce()
    expect(palette).toHaveBeenCalledTimes(2)
  })

  test('act once while their key is held, unless they move', () => {
    const step = vi.fn()
    const archive = vi.fn()
    function List() {
      useHotkeys({ j: step, e: archive })
      return null
    }
    show(<List />)
    for (const key of ['j', 'e'])
      for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { key, repeat })
    expect(step).toHaveBeenCalledTimes(3)
    expect(archive).toHaveBeenCalledOnce()
  })

  test('use the current handler before the first paint', async () => {
    const reply = vi.fn()
    function Mail() {
      const [isOpen, setOpen] = useState(false)
      useHotkeys({ r: () => void reply(isOpen) })
      // Runs after the commit and before the paint.
      useLayoutEffect(() => {
        if (isOpen) fireEvent.keyDown(document.body, { key: 'r' })
      }, [isOpen])
      return <button onClick={() => setOpen(true)}>Open</button>
    }
    const user = show(<Mail />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(reply).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('of a single key are inactive while typing', async () => {
    const user = show(<Page />)
    await user.type(screen.getByRole('textbox'), '?')
    expect(help).not.toHaveBeenCalled()
    await user.keyboard('{Control>}k{/Control}')
    expect(palette).toHaveBeenCalledOnce()
  })

  test('of a single key are inactive while a dialog is open', async () => {
    await show(<Page hasDialog />).keyboard('?')
    expect(help).not.toHaveBeenCalled()
  })

  test('of a single key can be turned off', async () => {
    const user = show(
      <SingleKeysContext value={{ isOn: false, onChange: () => undefined }}>
        <Page />
      </SingleKeysContext>,
    )
    await user.keyboard('?')
    await user.keyboard('{Control>}k{/Control}')
    expect(help).not.toHaveBeenCalled()
    expect(palette).toHaveBeenCalledOnce()
  })
})
