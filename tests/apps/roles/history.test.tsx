// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { permissionsApi } from '@/redux/apps/permissions/contract'
import { rolesApi } from '@/redux/apps/roles/contract'
import { accessChangeSchema } from '@/redux/shell/roles/schema'
import { refusal, startBackend } from '../../support/backend'
import { renderPage } from '../../support/renderPage'

describe('the history of roles and permissions', () => {
  function open() {
    const { api } = startBackend()
    const changes = async () => (await api.call(rolesApi.history, {})).changes
    const deeds = async () =>
      (await changes()).map(({ deed, subject, before, count }) => [deed, subject, before ?? count])
    return { api, changes, deeds }
  }

  it('starts with sample entries, newest first', async () => {
    const changes = await open().changes()
    expect(changes.length).toBeGreaterThan(0)
    for (const change of changes) expect(accessChangeSchema.parse(change)).toEqual(change)
    const times = changes.map(({ time }) => Date.parse(time))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('records changes of a role', async () => {
    const { api, deeds } = open()
    const { role } = await api.call(rolesApi.add, { body: { role: { name: 'Auditor' } } })
    const readOnly = { read: true, write: false, create: false, delete: false }
    await api.call(rolesApi.update, { body: { id: role.id, name: 'Night auditor', matrix: { Invoice: readOnly } } })
    await api.call(rolesApi.assign, { body: { userIds: [7, 8, 8], roleId: role.id } })
    await api.call(rolesApi.remove, { query: { id: role.id, reassignTo: 2 } })
    await api.call(rolesApi.restore, { body: { id: role.id } })
    expect((await deeds()).slice(0, 6)).toEqual([
      ['roleRestored', 'Night auditor', undefined],
      ['roleDeleted', 'Night auditor', undefined],
      ['roleGiven', 'Night auditor', 2],
      ['roleChanged', 'Night auditor', undefined],
      ['roleRenamed', 'Night auditor', 'Auditor'],
      ['roleAdded', 'Auditor', undefined],
    ])
  })

  it('records changes of a permission', async () => {
    const { api, deeds } = open()
    const { permission } = await api.call(permissionsApi.add, { body: { permission: { name: 'Export' } } })
    await api.call(permissionsApi.update, { body: { id: permission.id, name: 'Export reports' } })
    await api.call(permissionsApi.remove, { query: { id: permission.id } })
    await api.call(permissionsApi.restore, { body: { id: permission.id } })
    expect((await deeds()).slice(0, 4)).toEqual([
      ['permissionRestored', 'Export reports', undefined],
      ['permissionDeleted', 'Export reports', undefined],
      ['permissionRenamed', 'Export reports', 'Export'],
      ['permissionAdded', 'Export', undefined],
    ])
  })

  it('omits rejected requests, and those without changes', async () => {
    const { api, deeds } = open()
    const before = await deeds()
    const { roles } = await api.call(rolesApi.list, {})
    await refusal(api.call(rolesApi.remove, { query: { id: roles[1]!.id } }))
    await api.call(rolesApi.update, { body: { id: roles[1]!.id, name: roles[1]!.name } })
    expect(await deeds()).toEqual(before)
  })

  it('is shown beside the roles, and can be reloaded after an error', async () => {
    const { user, breakCall } = await renderPage('/apps/roles')
    await user.click(await screen.findByRole('button', { name: 'Add role' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add role' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Auditor')
    await user.click(within(dialog).getByRole('button', { name: 'Add role' }))
    await screen.findByRole('region', { name: 'Auditor' })

    const mend = breakCall(rolesApi.history.path, 500)
    await user.click(screen.getByRole('button', { name: 'History' }))
    const drawer = await screen.findByRole('dialog', { name: 'History' })
    const retry = await within(drawer).findByRole('button', { name: 'Try again' })
    mend()
    await user.click(retry)
    const [newest] = await within(drawer).findAllByRole('listitem')
    expect(newest).toHaveTextContent('Role “Auditor” added')
    expect(newest).toHaveTextContent('Amara Mensah')
  })
})
