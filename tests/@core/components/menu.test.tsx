// @vitest-environment jsdom
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { ChoiceItem, MenuItem } from '@core/components/overlay/menuItems'
import { Popover } from '@core/components/overlay/Popover'
import { SearchField } from '@core/components/SearchField'
import { TextField } from '@core/components/forms/TextField'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { show } from './show'

const edit = vi.fn()
const remove = vi.fn()

const items: readonly MenuItem[] = [
  { key: 'edit', label: 'Edit', onSelect: edit },
  { key: 'lock', label: 'Lock screen', onSelect: edit, isDisabled: true },
  { key: 'view', kind: 'link', label: 'View', to: '/view' },
  { key: 'line', kind: 'separator' },
  { key: 'delete', label: 'Delete', onSelect: remove, isDanger: true },
]

describe('a menu button', () => {
  test('opens by arrow keys, closes on Escape and outside clicks, and returns the focus', async () => {
    const user = show(
      <>
        <MenuButton label="Actions" items={items} />
        <p>Outside</p>
      </>,
    )
    const button = screen.getByRole('button', { name: 'Actions', expanded: false })
    expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menu', { name: 'Actions' })).toBeInTheDocument()
    await user.click(screen.getByText('Outside'))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  test('supports arrows, Home, End and typeahead, and skips disabled items', async () => {
    edit.mockClear()
    const user = show(<MenuButton label="Actions" items={items} />)
    await user.click(screen.getByRole('button'))
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'View' })).toHaveFocus()
    await user.keyboard('{End}')
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await user.keyboard('{Home}v')
    expect(screen.getByRole('menuitem', { name: 'View' })).toHaveFocus()
    await user.click(screen.getByRole('menuitem', { name: 'Lock screen' }))
    expect(edit).not.toHaveBeenCalled()
  })

  test('closes before its item acts, so that a dialog returns the focus to the button', async () => {
    remove.mockImplementation(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus())
    const user = show(<MenuButton label="Actions" items={items} />)
    await user.click(screen.getByRole('button'))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(remove).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  const sizes: ChoiceItem[] = [
    { key: 'b', kind: 'radio', label: 'Small', isChecked: false, onSelect: edit },
    { key: 'c', kind: 'radio', label: 'Large', isChecked: true, onSelect: edit },
  ]

  test('opens at the selected item', async () => {
    const user = show(<MenuButton label="Size" items={sizes} />)
    await user.click(screen.getByRole('button'))
    expect(screen.getByRole('menuitemradio', { name: 'Large' })).toHaveFocus()
  })

  test('shows the choices of a submenu below it, reached by arrow keys', async () => {
    const user = show(
      <MenuButton label="View" items={[{ key: 'size', kind: 'submenu', label: 'Size', items: sizes }, ...items]} />,
    )
    await user.click(screen.getByRole('button'))
    expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('menuitem', { name: 'Size', expanded: true })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(
      within(screen.getByRole('group', { name: 'Size' })).getByRole('menuitemradio', { name: 'Small' }),
    ).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(edit).toHaveBeenCalled()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  test('opens at its start with checkboxes, and stays open while they are toggled', async () => {
    const role: MenuItem = { key: 'a', kind: 'check', label: 'Role', isChecked: true, onSelect: edit }
    const user = show(<MenuButton label="View" items={[role, ...sizes]} />)
    await user.click(screen.getByRole('button'))
    expect(screen.getByRole('menuitemcheckbox', { name: 'Role' })).toHaveFocus()
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Role' }))
    expect(screen.getByRole('menu')).toBeInTheDocument()
    await user.click(screen.getByRole('menuitemradio', { name: 'Small' }))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})

describe('a panel', () => {
  test.each([
    ['its search', <SearchField key="search" label="Name" value="" onSearch={edit} />, 'searchbox'],
    ['the first field of its form', <form key="form" children={<TextField label="Name" />} />, 'textbox'],
    ['the first of its choices', <button key="choice" className="dropdown-item" children="Name" />, 'button'],
  ])('focuses %s', async (_, content, role) => {
    const user = show(
      <Popover label="Choose" icon={<i />}>
        {() => content}
      </Popover>,
    )
    await user.click(screen.getByRole('button', { name: 'Choose' }))
    expect(screen.getByRole(role, { name: 'Name' })).toHaveFocus()
  })

  test('takes the focus; Escape, outside clicks and Tab past its end close it', async () => {
    const user = show(
      <>
        <Popover label="Notifications" icon={<i />}>
          {(close) => <button onClick={close}>Mark all read</button>}
        </Popover>
        <p>Outside</p>
      </>,
    )
    const button = screen.getByRole('button', { name: 'Notifications' })

    await user.click(button)
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toHaveFocus()

    await user.click(button)
    await user.click(screen.getByText('Outside'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await user.click(button)
    await user.tab()
    expect(screen.getByRole('button', { name: 'Mark all read' })).toHaveFocus()
    await user.tab()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
  })
})
