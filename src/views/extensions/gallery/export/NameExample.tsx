import { Button } from '@core/components/button/Button'
import { SelectField } from '@core/components/forms/SelectField'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import type { ExportKind } from '@core/export/exportKinds'
import { useExportTable } from '@core/export/useExportTable'
import { z } from '@core/schema'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { orders, useOrders } from '../useOrders'

const kinds = ['csv', 'excel', 'pdf', 'print'] as const satisfies ExportKind[]
const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  kind: z.enum(kinds),
})

/** Characters that Windows forbids in file names. */
const unfit = /[\\/:*?"<>|]/g

export function NameExample() {
  const { t } = useTranslation(['extensions', 'kit'])
  const { tableOf } = useOrders()
  const run = useExportTable()
  const form = useZodForm(schema, { defaultValues: { name: t('demo.order.file'), kind: 'excel' } })
  const submit = form.handleSubmit(({ name, kind }) => run(kind, tableOf(name.replace(unfit, '-'), orders)))
  return (
    <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
      <div className="row g-3">
        <TextField
          className="col-sm-7"
          label={t('demo.export.name')}
          autoComplete="off"
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
        <SelectField
          className="col-sm-5"
          label={t('demo.export.format')}
          options={kinds.map((kind) => ({ value: kind, label: t(`kit:list.export.${kind}`) }))}
          {...form.register('kind')}
        />
      </div>
      <div>
        <Button
          type="submit"
          variant="primary"
          icon={<Download aria-hidden="true" />}
          pending={form.formState.isSubmitting}
        >
          {t('demo.export.button', { count: orders.length })}
        </Button>
      </div>
    </form>
  )
}
