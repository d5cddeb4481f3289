// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { modalExamplesApi } from '@/redux/pages/modal-examples/contract'
import type { Page } from '../../support/renderPage'
import { renderPage } from '../../support/renderPage'

const address = '/pages/modal-examples'
const card = (name: string) => screen.findByRole('region', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

async function open({ user }: Page, name: string, button: string, title = name) {
  await user.click(within(await card(name)).getByRole('button', { name: button }))
  return screen.findByRole('dialog', { name: title })
}

function writesOf({ client }: Page): unknown[] {
  const bodies: unknown[] = []
  client.interceptors.request.use((config) => {
    if (config.url === modalExamplesApi.update.path) bodies.push(config.data)
    return config
  })
  return bodies
}

describe('sharing a project', () => {
  it('invites a person by email once, assigns a role, and removes with Undo', async () => {
    const view = await renderPage(address)
    const { user } = view
    const share = within(await open(view, 'Share project', 'Share project'))
    const field = share.getByLabelText('Add people')
    await user.type(field, 'devika@kaveri.example{Enter}')
    await waitFor(() => expect(field).toBeInvalid())
    await user.clear(field)
    const bodies = writesOf(view)
    await user.type(field, 'rosa@example.com')
    await user.dblClick(share.getByRole('button', { name: 'Add' }))
    const role = await share.findByRole('combobox', { name: /Role of .*rosa@example\.com/ })
    expect(bodies).toHaveLength(1)
    expect(field).toHaveValue('')
    await user.selectOptions(role, 'Can edit')
    expect(role).toHaveValue('editor')
    expect(share.queryByRole('button', { name: /Remove .*Amara/ })).not.toBeInTheDocument()
    await user.click(share.getByRole('button', { name: /Remove .*rosa@example\.com/ }))
    expect(share.queryByText('rosa@example.com')).not.toBeInTheDocument()
    await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!)
    await share.findByText('rosa@example.com')
  })

  it('finds people of the list by name', async () => {
    const view = await renderPage(address)
    const share = within(await open(view, 'Share project', 'Share project'))
    await view.user.type(share.getByLabelText('Add people'), 'catalina@solpunto.example{Enter}')
    expect(await share.findByText('Catalina Reyes')).toBeVisible()
  })
})

describe('referring a friend', () => {
  it('stores the invitation, rejects a second one, and withdraws it with Undo', async () => {
    const view = await renderPage(address)
    const { user } = view
    let refer = within(await open(view, 'Refer a friend', 'Refer a friend'))
    await user.type(refer.getByLabelText('Friend’s email'), 'rosa@example.com')
    await user.dblClick(refer.getByRole('button', { name: 'Send invitation' }))
    await closed()
    const kept = within(within(await card('Refer a friend')).getByRole('list', { name: 'Invitations' }))
    expect(await kept.findByText('rosa@example.com')).toBeVisible()
    refer = within(await open(view, 'Refer a friend', 'Refer a friend'))
    const field = refer.getByLabelText('Friend’s email')
    await user.type(field, 'ROSA@example.com')
    await user.click(refer.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(field).toBeInvalid())
    await user.clear(field)
    await user.click(refer.getByRole('button', { name: 'Cancel' }))
    await closed()
    await user.click(kept.getByRole('button', { name: 'Cancel invitation for rosa@example.com' }))
    expect(kept.queryByText('rosa@example.com')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await kept.findByText('rosa@example.com')).toBeVisible()
  })
})

describe('creating an app', () => {
  it('works by keyboard, validates each step, and goes back without loss', async () => {
    const view = await renderPage(address)
    const { user } = view
    const app = within(await open(view, 'Create app', 'Create app'))
    const current = () => app.getAllByRole('listitem').find((item) => item.ariaCurrent === 'step')
    const goOn = async () => {
      while (document.activeElement?.textContent !== 'Next') await user.tab()
      await user.keyboard('{Enter}')
    }
    const name = app.getByLabelText('App name')
    name.focus()
    await goOn()
    await waitFor(() => expect(name).toBeInvalid())
    expect(name).toHaveFocus()
    await user.keyboard('Tea house{Tab}{ArrowRight}')
    await goOn()
    expect(await app.findByRole('heading', { name: 'Choose a framework' })).toHaveFocus()
    await user.keyboard('{Tab}{ArrowRight}')
    await goOn()
    expect(await app.findByRole('heading', { name: 'Choose a database' })).toHaveFocus()
    await user.click(app.getByRole('button', { name: 'Back' }))
    expect(app.getByRole('radio', { name: 'Vue' })).toBeChecked()
    await goOn()
    await app.findByRole('heading', { name: 'Choose a database' })
    await goOn()
    const number = await app.findByLabelText('Card number')
    await user.keyboard('{Tab}4242424242424241')
    await goOn()
    await waitFor(() => expect(number).toBeInvalid())
    expect(number).toHaveValue('4242 4242 4242 4241')
    await user.clear(number)
    await user.keyboard('4242424242424242{Tab}{Tab}0999')
    await goOn()
    expect(await app.findByRole('heading', { name: 'Review your app' })).toHaveFocus()
    expect(current()).toBeDefined()
    expect(app.getByText('CRM · Vue · PostgreSQL')).toBeVisible()
    expect(app.getByText('Visa ending in 4242')).toBeVisible()
    const bodies = writesOf(view)
    await user.dblClick(app.getByRole('button', { name: 'Create app' }))
    await closed()
    expect(bodies).toHaveLength(1)
    expect(JSON.stringify(bodies)).not.toContain('424242')
    const kept = within(await card('Create app'))
    expect(await kept.findByText('Tea house')).toBeVisible()
    await user.click(kept.getByRole('button', { name: 'Delete Tea house' }))
    expect(kept.queryByText('Tea house')).not.toBeInTheDocument()
    await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!)
    expect(await kept.findByText('Tea house')).toBeVisible()
  }, 60_000)

  it('asks before input is discarded', async () => {
    const view = await renderPage(address)
    const app = within(await open(view, 'Create app', 'Create app'))
    await view.user.type(app.getByLabelText('App name'), 'Tea{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    await view.user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(app.getByLabelText('App name')).toHaveValue('Tea')
  })
})

describe('the dialogs of an account', () => {
  it('store a card, but only its last digits', async () => {
    const view = await renderPage(address)
    const { user } = view
    const bodies = writesOf(view)
    const add = within(await open(view, 'Add card', 'Add card'))
    await user.type(add.getByLabelText('Card number'), '4242 4242 4242 4242')
    await user.type(add.getByLabelText('Expiration date'), '0999')
    await user.click(add.getByRole('button', { name: 'Add card' }))
    await closed()
    const kept = within(await card('Add card'))
    expect(await kept.findByText('Visa ending in 4242')).toBeVisible()
    expect(JSON.stringify(bodies)).not.toContain('4242 4242')
    await user.click(kept.getByRole('button', { name: 'Remove card ending in 4242' }))
    expect(kept.queryByText('Visa ending in 4242')).not.toBeInTheDocument()
  })

  it('select a login method, and undo it', async () => {
    const view = await renderPage(address)
    const { user } = view
    const method = within(await open(view, 'Login method', 'Choose method'))
    await user.click(method.getByRole('radio', { name: 'Security key' }))
    await user.click(method.getByRole('button', { name: 'Save' }))
    const kept = within(await card('Login method'))
    expect(await kept.findByText('Security key')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await kept.findByText('Password')).toBeVisible()
  })
})
