import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { Field } from '@core/components/forms/Field'
import { useHold } from '@core/components/forms/useHold'
import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { parseValidationMessage } from '@core/validation/validationMessage'
import { Tag, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { useWrite } from '@/redux/app/useWrite'
import { applyCoupon, removeCoupon } from '@/redux/apps/ecommerce/checkoutSlice'
import { couponCodeSchema } from '@/redux/apps/ecommerce/schema'
import type { Coupon } from '@/redux/shell/cart/schema'
import { selectCartCoupon } from '@/redux/shell/cart/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../ecommerce.module.scss'

function AppliedCoupon({ coupon, isShort }: { coupon: Coupon; isShort: boolean }) {
  const { t } = useTranslation('ecommerce')
  const { write } = useWrite()
  const can = useCan()
  const format = useFormat()
  const { code, minimum } = coupon

  async function remove() {
    await write(removeCoupon, undefined, {
      success: t('coupon.removed', { code }),
      undo: () => write(applyCoupon, code),
    })
  }

  return (
    <div className={styles.coupon}>
      <p className={styles.couponApplied}>
        <Tag aria-hidden="true" />
        <span>{t('coupon.applied', { code })}</span>
        {can('delete', 'Ecommerce') && (
          <IconButton
            size="sm"
            label={t('coupon.remove', { code })}
            icon={<X aria-hidden="true" />}
            onClick={() => void remove()}
          />
        )}
      </p>
      {isShort && <p className="field-hint">{t('coupon.short', { minimum: format.money(minimum) })}</p>}
    </div>
  )
}

/** @param goods price of the goods in cents */
export function CouponForm({ goods }: { goods: number }) {
  const { t } = useTranslation('ecommerce')
  const can = useCan()
  const coupon = useAppSelector(selectCartCoupon)
  const form = useZodForm(couponCodeSchema, { defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const held = useHold(isSubmitting)
  const format = useFormat()

  const submit = useFormWrite(form, async ({ code }, write) => {
    const applied = await write(applyCoupon, code, {
      success: ({ coupon: { code: known } }) => t('coupon.applied', { code: known }),
      rejected({ fields: { code: [refusal = ''] = [] } }) {
        const least = Number(parseValidationMessage(refusal)?.params.min)
        const text = least ? t('coupon.tooLittle', { minimum: format.money(least * 100) }) : t('coupon.unknown')
        return applyServerErrors(form, { code: refusal && text })
      },
    })
    if (applied) form.reset()
  })

  if (coupon) return <AppliedCoupon coupon={coupon} isShort={goods < coupon.minimum} />
  if (!can('update', 'Ecommerce')) return null
  return (
    <form ref={held} className={styles.coupon} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('coupon.label')} error={errors.code?.message}>
        {(control) => (
          <div className="input-group">
            <input
              className="form-control"
              placeholder={t('coupon.example')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...form.register('code')}
              {...control}
            />
            <Button type="submit" pending={isSubmitting}>
              {t('coupon.apply')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
