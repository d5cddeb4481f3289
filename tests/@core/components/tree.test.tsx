// @vitest-environment jsdom
import { Tree } from '@core/components/tree/Tree'
import { typedIndex } from '@core/components/tree/treeRows'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { show } from './show'

const nodes = [
  {
    key: 'europe',
    label: 'Europe',
    children: [
      { key: 'fr', label: 'France' },
      { key: 'pt', label: 'Portugal' },
    ],
  },
  { key: 'asia', label: 'Asia', children: [{ key: 'jp', label: 'Japan' }] },
  { key: 'sea', label: 'At sea' },
]

function Regions({ hasBoxes = false, atFirst = [] }: { hasBoxes?: boolean; atFirst?: readonly string[] }) {
  const [open, setOpen] = useState<readonly string[]>(['europe'])
  const [selected, setSelected] = useState(atFirst)
  return (
    <>
      <Tree
        label="Regions"
        nodes={nodes}
        open={open}
        onOpen={setOpen}
        selected={selected}
        onSelect={setSelected}
        hasBoxes={hasBoxes}
      />
      <output>{selected.join()}</output>
    </>
  )
}

const item = (name: string) => screen.getByRole('treeitem', { name })
const chosen = () => screen.getByRole('status').textContent

describe('a tree', () => {
  test('exposes level and position of each node', () => {
    show(<Regions />)
    expect(screen.getByRole('tree', { name: 'Regions' })).toBeInTheDocument()
    expect(item('Portugal')).toHaveAttribute('aria-level', '2')
    expect(item('Portugal')).toHaveAttribute('aria-posinset', '2')
    expect(item('Portugal')).toHaveAttribute('aria-setsize', '2')
    expect(item('Portugal')).not.toHaveAttribute('aria-expanded')
    expect(item('Asia')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('treeitem', { name: 'Japan' })).not.toBeInTheDocument()
  })

  test('is one stop of the Tab key, at the selection, with arrows, Home and End between its nodes', async () => {
    const user = show(<Regions atFirst={['pt']} />)
    await user.tab()
    expect(item('Portugal')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(item('France')).toHaveFocus()
    await user.keyboard('{End}')
    expect(item('At sea')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(item('At sea')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(item('Europe')).toHaveFocus()
    await user.tab()
    expect(document.body).toHaveFocus()
    await user.click(item('Europe')) // closes the branch of the selection
    expect(item('Europe')).toHaveAttribute('tabindex', '0')
  })

  test('opens, enters, leaves and closes branches by the horizontal arrow keys', async () => {
    const user = show(<Regions />)
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(item('Asia')).toHaveAttribute('aria-expanded', 'true')
    expect(item('Asia')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(item('Japan')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(item('Japan')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(item('Asia')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(item('Asia')).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{ArrowLeft}')
    expect(item('Asia')).toHaveFocus()
  })

  test('is mirrored in right-to-left pages', async () => {
    const user = show(
      <div style={{ direction: 'rtl' }}>
        <Regions />
      </div>,
    )
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(item('France')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(item('Europe')).toHaveFocus()
  })

  test('opens all branches of a level with an asterisk, and finds nodes by typing', async () => {
    const user = show(<Regions />)
    await user.tab()
    await user.keyboard('*')
    expect(item('Asia')).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('at')
    expect(item('At sea')).toHaveFocus()
  })

  test('selects a node by Enter, Space and click, which also toggle branches', async () => {
    const user = show(<Regions />)
    await user.tab()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(item('France')).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowDown}[Space]')
    expect(chosen()).toBe('pt')
    await user.click(item('Asia'))
    expect(chosen()).toBe('asia')
    expect(item('Japan')).toBeInTheDocument()
    await user.click(item('Asia'))
    expect(screen.queryByRole('treeitem', { name: 'Japan' })).not.toBeInTheDocument()
  })

  test('with checkboxes checks all leaves of a branch, and shows mixed states', async () => {
    const user = show(<Regions hasBoxes atFirst={['jp']} />)
    await user.click(item('France'))
    expect(chosen()).toBe('jp,fr')
    expect(item('Europe')).toHaveAttribute('aria-checked', 'mixed')
    await user.click(item('Europe'))
    expect(chosen()).toBe('jp,fr,pt')
    expect(item('Europe')).toHaveAttribute('aria-checked', 'true')
    await user.keyboard('[Space]')
    expect(chosen()).toBe('jp')
    expect(item('Europe')).toHaveAttribute('aria-checked', 'false')
  })
})

test.each([
  ['a', 0, 1],
  ['a', 1, 2],
  ['aa', 1, 2],
  ['a', 2, 1],
  ['au', 1, 2],
  ['e', 0, 0],
  ['x', 0, -1],
])('the letters %j, typed at %i, select %i', (typed, current, index) => {
  expect(typedIndex(['Europe', 'Asia', 'Australia'], current, typed)).toBe(index)
})
