import { Button } from '@core/components/button/Button'
import { Drawer } from '@core/components/overlay/Drawer'
import { useGuardedClose } from '@core/components/overlay/useGuardedClose'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { RowFields } from './RowFields'
import { useRowForm } from './useRowForm'

export interface RowDrawerProps {
  /** Whom to edit; without one, somebody new is added. */
  row?: TableRow
  onClose: () => void
}

/** Adds or edits a row beside the table. It is mounted anew for each. */
export function RowDrawer({ row, onClose }: RowDrawerProps) {
  const { t } = useTranslation('datatables')
  const formId = useId()
  const { form, submit, isSubmitting } = useRowForm(row, onClose)
  const { isDirty } = form.formState
  const close = useGuardedClose(isDirty, onClose)

  return (
    <Drawer
      isOpen
      onClose={onClose}
      isDirty={isDirty}
      title={row ? t('form.edit', { name: row.full_name }) : t('form.add')}
      footer={
        <>
          <Button variant="primary" type="submit" form={formId} pending={isSubmitting}>
            {t(row ? 'form.save' : 'form.create')}
          </Button>
          <Button onClick={close}>{t('form.cancel')}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <RowFields form={form} />
      </form>
    </Drawer>
  )
}
