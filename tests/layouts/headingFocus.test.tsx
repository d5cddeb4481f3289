// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useParams } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useHeadingFocus } from '@/layouts/useHeadingFocus'

function Shell() {
  useHeadingFocus()
  return <Outlet />
}

/** A page that loads after its URL has changed. */
function Late() {
  const { id } = useParams()
  const [isThere, setIsThere] = useState(false)
  return (
    <>
      {isThere && <h1 tabIndex={-1}>Letters</h1>}
      <button onClick={() => setIsThere(true)}>Arrive</button>
      <Link to="/letters/2">Two</Link>
      <Link to="/people">People</Link>
      <p>{id}</p>
    </>
  )
}

function show() {
  const routes = [
    {
      element: <Shell />,
      children: [
        { path: '/letters/:id', element: <Late /> },
        { path: '/people', element: <h1 tabIndex={-1}>People</h1> },
      ],
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/letters/1'] })
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return { user: userEvent.setup(), router }
}

it('moves to the heading of each new page', async () => {
  const { user, router } = show()
  await user.click(screen.getByRole('button', { name: 'Arrive' }))
  expect(screen.getByRole('heading', { name: 'Letters' })).not.toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'People' }))
  expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus()
  await act(() => router.navigate('/letters/1'))
  await user.click(screen.getByRole('button', { name: 'Arrive' }))
  await user.click(screen.getByRole('link', { name: 'People' }))
  expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus()
})

it('stays while the heading stays, even if it follows its URL late', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Arrive' }))
  await user.click(screen.getByRole('link', { name: 'Two' }))
  expect(screen.getByText('2')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
})
