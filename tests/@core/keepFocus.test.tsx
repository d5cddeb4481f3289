// @vitest-environment jsdom
import { EmptyState } from '@core/components/EmptyState'
import { keepFocus } from '@core/keepFocus'
import { act, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { show } from './components/show'

let setTeas: (teas: string[]) => void

function Teas() {
  useEffect(keepFocus, [])
  const [teas, set] = useState(['Assam', 'Darjeeling', 'Keemun', 'Sencha'])
  const [bought, setBought] = useState<string[]>([])
  const [isOpen, setOpen] = useState(false)
  const [isRead, setRead] = useState(false)
  setTeas = set
  const drop = (tea: string) => set(teas.filter((other) => other !== tea))
  return (
    <main>
      <h1>Teas</h1>
      <button onClick={() => set([])}>Delete all</button>
      <section>
        <h2>Wanted</h2>
        {teas.length === 0 ? (
          <EmptyState title="No teas" />
        ) : (
          <ul>
            {teas.map((tea) => (
              <li key={tea}>
                <a href={`/${tea}`}>{tea}</a>
                <button onClick={() => drop(tea)}>Delete {tea}</button>
                <button
                  onClick={() => {
                    drop(tea)
                    setBought([...bought, tea])
                  }}
                >
                  Buy {tea}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <ul>
        {bought.map((tea) => (
          <li key={tea}>
            <button>Drink {tea}</button>
          </li>
        ))}
      </ul>
      <ul>
        {bought.map((tea) => (
          <li key={tea}>
            <button>Buy {tea}</button>
          </li>
        ))}
      </ul>
      {!isRead && <button onClick={() => setOpen(true)}>Open</button>}
      {isOpen && (
        <section role="dialog" aria-label="Letter">
          <input aria-label="To" />
          <input aria-label="Subject" />
          <button onClick={() => setOpen(false)}>Close</button>
        </section>
      )}
      <ul>
        <li>
          <a href="/news">News</a>
          {!isRead && <button onClick={() => setRead(true)}>Mark as read</button>}
        </li>
      </ul>
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
async function press(user: ReturnType<typeof show>, name: string) {
  button(name).focus()
  await user.keyboard('{Enter}')
}

test('moves from a removed row to the same control of the next row, or of the previous one', async () => {
  const user = show(<Teas />)
  await press(user, 'Delete Darjeeling')
  expect(button('Delete Keemun')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(button('Delete Sencha')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(button('Delete Assam')).toHaveFocus()
})

test('moves from several removed rows to the next remaining one', () => {
  show(<Teas />)
  screen.getByRole('link', { name: 'Assam' }).focus()
  act(() => setTeas(['Sencha']))
  return Promise.resolve().then(() => expect(screen.getByRole('link', { name: 'Sencha' })).toHaveFocus())
})

test('moves to the empty state if no row is left', async () => {
  show(<Teas />)
  screen.getByRole('link', { name: 'Keemun' }).focus()
  act(() => setTeas([]))
  await Promise.resolve()
  expect(document.body).not.toHaveFocus()
  // oxlint-disable-next-line testing-library/no-node-access -- the empty state as a whole has no role
  expect(document.activeElement).toHaveTextContent(/^No teas$/)
})

test('stays on a control that moves elsewhere', async () => {
  const user = show(<Teas />)
  await press(user, 'Buy Assam')
  expect(button('Buy Assam')).toHaveFocus()
})

test('moves from a removed control to its row', async () => {
  const user = show(<Teas />)
  await press(user, 'Mark as read')
  expect(screen.getByRole('link', { name: 'News' })).toHaveFocus()
})

test('returns from a dialog to its opener, or its replacement', async () => {
  const user = show(<Teas />)
  screen.getByRole('link', { name: 'Assam' }).focus()
  await press(user, 'Open')
  await user.type(screen.getByRole('textbox', { name: 'To' }), 'Ada')
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Tea')
  await press(user, 'Close')
  expect(button('Open')).toHaveFocus()
})

test('stays when a row returns, or is removed without focus', async () => {
  const user = show(<Teas />)
  await press(user, 'Delete Assam')
  button('Open').focus()
  act(() => setTeas(['Assam', 'Darjeeling', 'Keemun']))
  await Promise.resolve()
  expect(button('Open')).toHaveFocus()
})

test('stays when the user has clicked on nothing focusable', async () => {
  const user = show(<Teas />)
  screen.getByRole('link', { name: 'Keemun' }).focus()
  await user.click(screen.getByRole('heading', { name: 'Wanted' }))
  act(() => setTeas(['Assam']))
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})
