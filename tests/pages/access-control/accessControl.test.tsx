// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/navigation/paths'
import { sessionRenewed } from '@/redux/shell/session/slice'
import { renderPage } from '../../support/renderPage'

async function open(as: 'admin' | 'client') {
  const view = await renderPage(paths.accessControl.pattern, { as })
  await screen.findByRole('heading', { level: 1, name: 'Access control' })
  return view
}

const card = (name: string) => screen.getByRole('region', { name })

/** The actions that are allowed in an area. */
function allowedIn(area: string): string[] {
  const table = screen.getByRole('table')
  const actions = within(table)
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent)
  const row = within(table).getByRole('row', { name: new RegExp(`^${area} `) })
  const cells = within(row).getAllByRole('cell')
  return actions.filter((_, index) => cells[index]?.textContent === 'Allowed')
}

describe('what everyone may read', () => {
  it.each(['admin', 'client'] as const)('is there for the %s', async (as) => {
    await open(as)
    expect(within(card('What everyone may read')).getByText(/Both demo accounts/)).toBeVisible()
  })
})

describe('what only admins may read', () => {
  it('is there for the admin', async () => {
    await open('admin')
    expect(within(card('What only admins may read')).getByText(/You can read this/)).toBeVisible()
  })

  it('is kept from the client, who is told why', async () => {
    await open('client')
    const admins = card('What only admins may read')
    expect(within(admins).queryByText(/You can read this/)).not.toBeInTheDocument()
    expect(within(admins).getByText(/needs the ability to manage everything/)).toBeVisible()
  })
})

describe('the abilities of who is signed in', () => {
  it('are everything for the admin', async () => {
    await open('admin')
    expect(screen.getByRole('table', { name: 'What Amara Mensah may do' })).toBeVisible()
    expect(screen.getByText('Role: Administrator')).toBeVisible()
    const all = ['Read', 'Create', 'Edit', 'Delete', 'Manage']
    for (const area of ['Everything', 'Users', 'Invoices', 'Access control']) expect(allowedIn(area)).toEqual(all)
  })

  it('are reading two areas for the client', async () => {
    await open('client')
    expect(screen.getByRole('table', { name: 'What Clément Roux may do' })).toBeVisible()
    expect(allowedIn('Access control')).toEqual(['Read'])
    expect(allowedIn('Sign-in pages')).toEqual(['Read'])
    for (const area of ['Everything', 'Users', 'Invoices', 'Email']) expect(allowedIn(area)).toEqual([])
  })

  it('follow the stored user data when they change', async () => {
    const { store } = await open('client')
    const { userData, accessToken, refreshToken } = store.getState().session!
    const ability = [...userData!.ability, { action: 'update' as const, subject: 'Invoice' as const }]
    store.dispatch(
      sessionRenewed({ userData: { ...userData!, ability }, accessToken: accessToken!, refreshToken: refreshToken! }),
    )
    await screen.findAllByText('Allowed')
    expect(allowedIn('Invoices')).toEqual(['Edit'])
  })
})
