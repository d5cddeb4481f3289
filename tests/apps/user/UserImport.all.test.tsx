// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { newUserSchema } from '@/redux/apps/user/schema'
import { userFields } from '@/views/apps/user/list/fields'
import { importFieldsOf } from '@/views/shared/import/importFields'
import { csvRows, savedFiles } from '../../support/exports'
import { fieldsOf } from '../../support/listFields'
import { renderPage } from '../../support/renderPage'

const path = '/apps/user/import'
const csv = (...lines: string[]) => new File([lines.join('\n')], 'people.csv', { type: 'text/csv' })

async function openReview(...lines: string[]) {
  const view = await renderPage(path)
  await view.user.upload(await screen.findByLabelText('File to import'), csv(...lines))
  const review = within(await screen.findByRole('region', { name: 'Review import' }))
  const place = () => view.router.state.location.pathname
  return { ...view, review, place }
}

describe('the import of users', () => {
  it('brings what the call for new users takes, and nothing else', () => {
    const keys = importFieldsOf(fieldsOf(userFields)).map(({ key }) => key)
    const drawn = ['avatar', 'avatarColor']
    expect([...keys, ...drawn].toSorted()).toEqual(Object.keys(newUserSchema.shape).toSorted())
  })

  it('offers a template whose own row can be imported', async () => {
    const { user } = await renderPage(path)
    const files = savedFiles()
    await user.click(await screen.findByRole('button', { name: 'Download template' }))
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const [head, sample] = await csvRows(files[0]!)
    expect(head).toContain('Full name')
    expect(sample).toContain('User')
    await user.upload(screen.getByLabelText('File to import'), new File([files[0]!], 'people.csv'))
    expect(await screen.findByRole('button', { name: 'Import 1 row' })).toBeVisible()
  })

  it('shows errors beside their rows, which are corrected inline, and sends all at once', async () => {
    const { user, review, place } = await openReview(
      'Full name,Email,Role,City',
      'Rosa Blum,rosa.blum@x.example,Author,Bonn',
      'Amal,amal(at)x.example,Wizard,',
      'Ida,ROSA.BLUM@x.example,Editor,',
      'Maya,admin@demo.com,Editor,',
    )
    const row = (line: number) => within(review.getByRole('listitem', { name: `Row ${line}` }))
    expect(await row(5).findByText('Already in use')).toBeVisible()
    expect(row(4).getByLabelText('Email')).toHaveAccessibleDescription('Duplicate of row 2')
    expect(row(3).getByLabelText('Role')).toHaveAccessibleDescription(
      'Applies to all rows with this value Select an option',
    )
    expect(row(3).getByText('In the file: Wizard')).toBeInTheDocument()

    await user.click(review.getByRole('button', { name: 'Skip row 5' }))
    await user.selectOptions(row(3).getByLabelText('Role'), 'Support')
    await user.clear(row(3).getByLabelText('Email'))
    await user.type(row(3).getByLabelText('Email'), 'amal@x.example')
    expect(row(3).getByText('Ready')).toBeVisible()
    await user.clear(row(4).getByLabelText('Email'))
    await user.type(row(4).getByLabelText('Email'), 'ida@x.example')
    expect(review.getByRole('status')).toHaveTextContent('3 rows are ready to import1 row skipped')

    await user.click(review.getByRole('button', { name: 'Import 3 rows' }))
    await waitFor(() => expect(place()).toBe('/apps/user/list'))
    expect(await screen.findByText('1–10 of 53')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1–10 of 50')).toBeVisible()
  })

  it('keeps rows that the backend rejects, with its reason, until changed', async () => {
    const { user, review, client } = await openReview('Full name,Email', 'Rosa,rosa@x.example', 'Ida,ida@x.example')
    await client.post('/apps/users/add-user', { fullName: 'Rosa', email: 'rosa@x.example', role: 'author' })
    await user.click(await review.findByRole('button', { name: 'Import 2 rows' }))
    const rosa = within(await review.findByRole('listitem', { name: 'Row 2' }))
    expect(rosa.getByLabelText('Email')).toHaveAccessibleDescription('Already in use')
    expect(review.queryByRole('listitem', { name: 'Row 3' })).toBeNull()
    await user.type(rosa.getByLabelText('Email'), '.org')
    expect(rosa.getByText('Ready')).toBeVisible()
  })

  it('loses nothing when the request fails', async () => {
    const { user, review, breakCall, place } = await openReview('Full name,Email', 'Rosa,rosa@x.example')
    const mend = breakCall('/apps/users/add-users', 500)
    await user.click(review.getByRole('button', { name: 'Import 1 row' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    mend()
    await user.click(review.getByRole('button', { name: 'Import 1 row' }))
    await waitFor(() => expect(place()).toBe('/apps/user/list'))
  })

  it('asks before corrections are discarded', async () => {
    const { user, review } = await openReview('Full name,Email', 'Rosa,rosa')
    const row = within(review.getByRole('listitem', { name: 'Row 2' }))
    await user.type(row.getByLabelText('Email'), '@x.example')
    await user.click(review.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
  })

  it('stays usable with ten thousand rows, in pages', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `Rosa ${index},rosa${index}@x.example`)
    const { user, review } = await openReview('Full name,Email', ...lines)
    expect(review.getByRole('button', { name: 'Import 10,000 rows' })).toBeVisible()
    expect(within(review.getByRole('table', { name: 'Ready to import' })).getAllByRole('row')).toHaveLength(11)
    await user.click(review.getByRole('button', { name: /Next page/ }))
    expect(review.getByText('Rosa 10')).toBeVisible()
  })
})
