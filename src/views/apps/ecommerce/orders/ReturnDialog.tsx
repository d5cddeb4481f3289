import { FieldNotes } from '@core/components/forms/Field'
import { SelectField } from '@core/components/forms/SelectField'
import { Stepper } from '@core/components/forms/Stepper'
import { TextArea } from '@core/components/forms/TextArea'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { Picture } from '@core/components/Picture'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { returnOrder } from '@/redux/apps/ecommerce/checkoutSlice'
import { refundOf } from '@/redux/apps/ecommerce/rules'
import type { Order } from '@/redux/apps/ecommerce/schema'
import { newReturnSchema, returnReasons } from '@/redux/apps/ecommerce/schema'
import { pictureIn } from '@/redux/shell/cart/pictureIn'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../ecommerce.module.scss'

interface ReturnDialogProps {
  order: Order
  onClose: () => void
}

export function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const form = useZodForm(newReturnSchema, { defaultValues: { lines: [], note: '' } })
  const { errors } = form.formState
  const lines = useWatch({ control: form.control, name: 'lines' })
  const refund = lines.length > 0 ? refundOf(order, lines) : 0

  const submit = useFormWrite(form, async (values, write) => {
    const options = { success: t('return.done', { amount: format.money(refund) }) }
    if (await write(returnOrder, { id: order.id, ...values }, options)) onClose()
  })

  function choose(productId: number, qty: number) {
    const others = lines.filter((line) => line.productId !== productId)
    form.setValue('lines', qty > 0 ? [...others, { productId, qty }] : others, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  return (
    <FormDialog
      title={t('return.title', { number: order.number })}
      submitLabel={t('return.send')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset>
        <legend className="field-label">{t('return.lines')}</legend>
        <ul className="list-unstyled">
          {order.items.map(({ productId, name, image, color, qty, returnedQty }) => {
            const returnable = qty - returnedQty
            if (returnable === 0) return null
            return (
              <li key={productId} className={styles.cartLine}>
                <Picture src={pictureIn(image, color)} alt="" width="48" height="48" />
                <div className={styles.cartLineBody}>
                  <span className={styles.cartLineName}>{name}</span>
                  <span className="text-muted text-sm">{t('order.qty', { count: returnable })}</span>
                </div>
                <Stepper
                  label={t('return.qtyOf', { product: name })}
                  value={lines.find((line) => line.productId === productId)?.qty ?? 0}
                  min={0}
                  max={returnable}
                  fewer={t('cart.fewer', { product: name })}
                  more={t('cart.more', { product: name })}
                  onChange={(wanted) => choose(productId, wanted)}
                />
              </li>
            )
          })}
        </ul>
        <FieldNotes id="return-lines" hint={undefined} error={errors.lines && t('return.nothing')} />
      </fieldset>
      <SelectField
        label={t('return.reason')}
        placeholder={t('return.choose')}
        options={returnReasons.map((reason) => ({ value: reason, label: t(`return.reasons.${reason}`) }))}
        {...form.register('reason')}
        error={errors.reason?.message}
      />
      <TextArea label={t('return.note')} isOptional rows={3} {...form.register('note')} error={errors.note?.message} />
      <p role="status">{t('return.refund', { amount: format.money(refund) })}</p>
    </FormDialog>
  )
}
