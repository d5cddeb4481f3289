import { useMay } from '@core/auth/useMay'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { Tag, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
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
  const may = useMay()
  const format = useFormat()
  const { code, minimum } = coupon

  async function remove() {
    await write(removeCoupon, undefined, {
      done: t('coupon.removed', { code }),
      undo: () => write(applyCoupon, code),
    })
  }

  return (
    <div className={styles.coupon}>
      <p className={styles.couponApplied}>
        <Tag aria-hidden="true" />
        <span>{t('coupon.applied', { code })}</span>
        {may('delete', 'Ecommerce') && (
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

/**
 * Takes a coupon, or shows the one that is applied.
 * @param goods what the goods come to, in cents
 */
export function CouponForm({ goods }: { goods: number }) {
  const { t } = useTranslation('ecommerce')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const may = useMay()
  const coupon = useAppSelector(selectCartCoupon)
  const form = useZodForm(couponCodeSchema, { defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ code }) => {
    const result = await dispatch(applyCoupon(code))
    if (applyCoupon.fulfilled.match(result)) {
      form.reset()
      toast.success(t('coupon.applied', { code: result.payload.coupon.code }))
    } else if (result.payload?.fields.code) {
      form.setError('code', { message: t('coupon.refused') }, { shouldFocus: true })
    } else if (result.payload) toast.error(errorText(result.payload), { retry: () => void submit() })
  })

  if (coupon) return <AppliedCoupon coupon={coupon} isShort={goods < coupon.minimum} />
  if (!may('update', 'Ecommerce')) return null
  return (
    <form className={styles.coupon} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('coupon.label')}
        hint={t('coupon.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.register('code')}
        error={errors.code?.message}
      />
      <Button type="submit" pending={isSubmitting}>
        {t('coupon.apply')}
      </Button>
    </form>
  )
}
