import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { StarsField } from '@core/components/rating/StarsField'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { writeReview } from '@/redux/apps/ecommerce/reviewSlice'
import type { NewReview, Review } from '@/redux/apps/ecommerce/schema'
import { newReviewSchema } from '@/redux/apps/ecommerce/schema'
import type { Product } from '@/redux/shell/cart/schema'

interface ReviewDrawerProps {
  product: Product
  /** Review to edit; undefined for a new review. */
  review: Review | undefined
  onClose: () => void
}

const blank: NewReview = { rating: 0, title: '', text: '' }

/** Remounted each time. */
export function ReviewDrawer({ product, review, onClose }: ReviewDrawerProps) {
  const { t } = useTranslation('ecommerce')
  const { rating, title, text } = review ?? blank
  const form = useZodForm(newReviewSchema, { defaultValues: { rating, title, text } })
  // Registered before the other fields: the first invalid field gets the focus.
  const { field, fieldState } = useController({ control: form.control, name: 'rating' })
  const { onChange, onBlur, value, ref } = field
  const { errors } = form.formState

  const submit = useFormWrite(form, async (given, write) => {
    const done = t('review.saved', { product: product.name })
    if (await write(writeReview, { productId: product.id, ...given }, { success: done })) onClose()
  })

  return (
    <FormDrawer
      title={t('review.of', { product: product.name })}
      submitLabel={t('review.save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <StarsField
        label={t('review.rating')}
        nameOf={(count) => t('review.stars', { count })}
        value={value}
        onChange={onChange}
        onBlur={() => fieldState.isDirty && onBlur()}
        ref={ref}
        error={errors.rating?.message}
      />
      <TextField label={t('review.title')} maxLength={80} {...form.register('title')} error={errors.title?.message} />
      <TextArea
        label={t('review.text')}
        hint={t('review.textHint')}
        rows={6}
        {...form.register('text')}
        error={errors.text?.message}
      />
    </FormDrawer>
  )
}
