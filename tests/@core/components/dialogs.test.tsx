// @vitest-environment jsdom
import { Dialog } from '@core/components/overlay/Dialog'
import { Drawer } from '@core/components/overlay/Drawer'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { hasUnsaved, useUnsaved } from '@core/components/overlay/unsaved'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { show } from './show'

function TwoDialogs() {
  const [depth, setDepth] = useState(0)
  return (
    <>
      <button onClick={() => setDepth(1)}>Open</button>
      <Dialog isOpen={depth > 0} title="First" onClose={() => setDepth(0)}>
        <button onClick={() => setDepth(2)}>Open another</button>
        <MenuButton label="More" items={[{ key: 'a', label: 'Act', onSelect: () => undefined }]} />
      </Dialog>
      <Dialog isOpen={depth > 1} title="Second" onClose={() => setDepth(1)}>
        Text
      </Dialog>
    </>
  )
}

function DrawerWithForm() {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  return (
    <>
      <button onClick={() => setOpen(true)}>Add user</button>
      <Drawer isOpen={isOpen} title="Add user" isDirty={name !== ''} onClose={() => setOpen(false)}>
        <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      </Drawer>
    </>
  )
}

function Question() {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('none')
  async function ask() {
    const agreed = await confirm({ title: 'Delete user?', body: 'Ada will be gone.', confirmLabel: 'Delete user' })
    setAnswer(agreed ? 'yes' : 'no')
  }
  return (
    <>
      <button onClick={() => void ask()}>Delete</button>
      <output>{answer}</output>
    </>
  )
}

test('a confirmation opens once, however often the button is pressed, and Escape cancels', async () => {
  const user = show(<Question />)
  await user.dblClick(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Ada will be gone.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Delete user' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('status')).toHaveTextContent('yes')

  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('dialog', { name: 'Delete user?' })
  await user.keyboard('{Escape}')
  expect(await screen.findByText('no')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
})

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s focuses the first field of its form, whatever is before it', async (_, Overlay) => {
  function Sharing() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Share</button>
        <Overlay isOpen={isOpen} title="Share project" onClose={() => setOpen(false)}>
          <button>Copy link</button>
          <form>
            <input aria-label="Email" />
          </form>
        </Overlay>
      </>
    )
  }
  const user = show(<Sharing />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus()
})

describe('a dialog', () => {
  test('closes one layer at a time on Escape, and returns the focus each time', async () => {
    const user = show(<TwoDialogs />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.click(screen.getByRole('button', { name: 'Open another' }))
    expect(screen.getByRole('dialog', { name: 'Second' })).toBeInTheDocument()

    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Second' })).not.toBeInTheDocument())
    expect(screen.getByRole('dialog', { name: 'First' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open another' })).toHaveFocus()

    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  test('stays open when Escape closes a menu inside it', async () => {
    const user = show(<TwoDialogs />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('menuitem', { name: 'Act' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'First' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus()
  })

  test('traps the focus', async () => {
    const user = show(<TwoDialogs />)
    const outside = screen.getByRole('button', { name: 'Open' })
    await user.click(outside)
    const last = screen.getByRole('button', { name: 'More' })
    last.focus()
    fireEvent.keyDown(last, { key: 'Tab', keyCode: 9 })
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    outside.focus()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })
})

describe('a drawer', () => {
  test('closes at once without input, and asks before input is lost', async () => {
    const user = show(<DrawerWithForm />)
    await user.click(screen.getByRole('button', { name: 'Add user' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Add user' })).toHaveFocus()

    await user.click(screen.getByRole('button', { name: 'Add user' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).not.toBeInTheDocument())
    expect(screen.getByRole('dialog', { name: 'Add user' })).toBeInTheDocument()

    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('leaving the screen with a drawer open', () => {
  function Leave() {
    const navigate = useNavigate()
    return <button onClick={() => void navigate(-1)}>Back</button>
  }

  async function openDrawer(name: string) {
    const user = show(
      <>
        <Leave />
        <DrawerWithForm />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Add user' }))
    if (name) await user.type(screen.getByRole('textbox', { name: 'Name' }), name)
    return { user, goBack: () => fireEvent.click(screen.getByRole('button', { name: 'Back' })) }
  }

  test('asks before input is lost, and navigates after confirmation', async () => {
    const { user, goBack } = await openDrawer('Ada')
    goBack()
    await screen.findByRole('dialog', { name: 'Discard changes?' })
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByRole('dialog', { name: 'Add user' })).toBeInTheDocument()
    goBack()
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument()
  })

  test('asks nothing without input', async () => {
    const { goBack } = await openDrawer('')
    goBack()
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument()
  })
})

describe('unsaved changes', () => {
  /** Changes state in a timer, outside of `act`. */
  function Arriving() {
    const [isDirty, setDirty] = useState(false)
    useEffect(() => {
      const timer = setTimeout(() => setDirty(true), 20)
      return () => clearTimeout(timer)
    }, [])
    useUnsaved(isDirty)
    return isDirty && 'Not saved'
  }

  test('are guarded as soon as they are visible', async () => {
    const guarded: boolean[] = []
    show(<Arriving />)
    await waitFor(() => {
      screen.getByText('Not saved')
      guarded.push(hasUnsaved())
    })
    expect(guarded).toEqual([true])
  })
})
