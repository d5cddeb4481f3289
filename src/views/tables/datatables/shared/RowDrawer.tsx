import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { RowFields } from './RowFields'
import { useRowForm } from './useRowForm'

export interface RowDrawerProps {
  /** Whom to edit; without one, somebody new is added. */
  row?: TableRow
  onClose: () => void
}

/** Adds or edits a row beside the table. It is mounted again for each. */
export function RowDrawer({ row, onClose }: RowDrawerProps) {
  const { t } = useTranslation('datatables')
  const { form, submit } = useRowForm(row, onClose)

  return (
    <FormDrawer
      title={row ? t('form.edit', { name: row.full_name }) : t('form.add')}
      submitLabel={t(row ? 'form.save' : 'form.create')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <RowFields form={form} />
    </FormDrawer>
  )
}
