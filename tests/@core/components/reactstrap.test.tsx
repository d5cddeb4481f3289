// @vitest-environment jsdom
import { Breadcrumbs } from '@core/components/Breadcrumbs'
import { DataTable } from '@core/components/data-table/DataTable'
import { Dialog } from '@core/components/overlay/Dialog'
import { Drawer } from '@core/components/overlay/Drawer'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from './show'

/* The setup fails a test on any console error: reactstrap's older parts throw or warn on React 19. */
test('every reactstrap part in use renders on React 19 in StrictMode', () => {
  show(
    <>
      <Breadcrumbs items={[{ label: 'Apps', to: '/' }, { label: 'Users' }]} />
      <DataTable
        caption="Users"
        columns={[{ key: 'name', header: 'Name', cell: (name: string) => name }]}
        source={{ rows: ['Ada'], keyOf: (name) => name, labelOf: (name) => name, status: 'ready' }}
      />
      <Drawer isOpen title="A drawer" onClose={() => undefined} footer="Foot">
        Body
      </Drawer>
      <Dialog isOpen title="A dialog" onClose={() => undefined} footer="Foot">
        Body
      </Dialog>
    </>,
  )
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeInTheDocument()
  expect(screen.getByRole('table', { name: 'Users' })).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'A drawer' })).toHaveAttribute('aria-modal', 'true')
  expect(screen.getByRole('dialog', { name: 'A dialog' })).toHaveAttribute('aria-modal', 'true')
})
