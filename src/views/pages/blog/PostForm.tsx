import { Button } from '@core/components/button/Button'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { Field } from '@core/components/forms/Field'
import { SelectField } from '@core/components/forms/SelectField'
import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { RichText } from '@core/components/editor/RichText'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { BlogEdit } from '@/redux/pages/blog/schema'
import { categories, nextStatuses, postFormSchema } from '@/redux/pages/blog/schema'
import { addPost, updatePost } from '@/redux/pages/blog/slice'
import { slugOf } from '@/utility/slug'
import { useFormat } from '@/utility/hooks/useFormat'
import { PictureField } from '@/views/shared/PictureField'
import { paths } from './paths'
import styles from './blog.module.scss'

const longestExcerpt = 300

/** Everything about a post. A new one is a draft, or waits for its review. */
export function PostForm({ post, isNew = false }: { post: BlogEdit; isNew?: boolean }) {
  const { t } = useTranslation('blog')
  const format = useFormat()
  const navigate = useNavigate()
  const { id, blogTitle, blogCategories, slug, status, featuredImage } = post
  const form = useZodForm(postFormSchema, {
    defaultValues: {
      blogTitle,
      blogCategories,
      slug,
      status,
      featuredImage,
      excerpt: post.excerpt,
      content: post.content,
    },
  })
  const { control, register, setValue, formState } = form
  const { errors, isDirty, isSubmitting } = formState
  const [savedId, setSavedId] = useState<number | null>(null)
  const mayLeave = useLeaveGuard(isDirty && savedId === null)
  const chosen = useController({ control, name: 'blogCategories' }).field
  const content = useController({ control, name: 'content' }).field
  const image = useController({ control, name: 'featuredImage' }).field
  const excerpt = useWatch({ control, name: 'excerpt' })
  /** Until somebody writes another one, the address follows the title. */
  const [ownSlug, setOwnSlug] = useState(!isNew)

  const submit = useFormWrite(form, async (values, write) => {
    const telling = { done: t(isNew ? 'toast.added' : 'toast.saved', { title: values.blogTitle }) }
    const done = await (isNew ? write(addPost, values, telling) : write(updatePost, { id, ...values }, telling))
    if (done) setSavedId(done.answer.post.id)
  })

  if (savedId !== null) return <Navigate to={paths.post.href({ id: savedId })} replace />

  async function cancel() {
    if (!isDirty || (await mayLeave())) await navigate(isNew ? paths.blog.href() : paths.post.href({ id }))
  }

  return (
    <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
      <div className="form-row">
        <TextField
          label={t('field.title')}
          autoComplete="off"
          dir="auto"
          {...register('blogTitle', {
            onChange: ({ target }: { target: HTMLInputElement }) => {
              if (!ownSlug) setValue('slug', slugOf(target.value, ''), { shouldDirty: true })
            },
          })}
          error={errors.blogTitle?.message}
        />
        <TextField
          label={t('field.slug')}
          hint={t('field.slugHint')}
          autoComplete="off"
          {...register('slug', { onChange: () => setOwnSlug(true) })}
          error={errors.slug?.message}
        />
      </div>
      <fieldset>
        <legend className="field-label">{t('categories')}</legend>
        <div className="cluster">
          {categories.map((key) => {
            const isChosen = chosen.value.some(({ value }) => value === key)
            return (
              <CheckboxField
                key={key}
                label={t(`category.${key}`)}
                checked={isChosen}
                onChange={() =>
                  chosen.onChange(
                    isChosen
                      ? chosen.value.filter(({ value }) => value !== key)
                      : [...chosen.value, { value: key, label: key }],
                  )
                }
              />
            )
          })}
        </div>
      </fieldset>
      <SelectField
        label={t('field.status')}
        hint={t('field.statusHint')}
        options={[status, ...nextStatuses[status]].map((value) => ({ value, label: t(`status.${value}`) }))}
        {...register('status')}
        error={errors.status?.message}
      />
      <TextArea
        label={t('field.excerpt')}
        hint={t('field.excerptHint', {
          used: format.number(excerpt.length),
          limit: format.number(longestExcerpt),
        })}
        maxLength={longestExcerpt}
        rows={3}
        dir="auto"
        {...register('excerpt')}
        error={errors.excerpt?.message}
      />
      <PictureField
        value={image.value}
        onChange={image.onChange}
        label={t('field.image')}
        texts={{
          preview: t('field.imagePreview'),
          choose: t('field.imageAdd'),
          change: t('field.imageChange'),
          remove: t('field.imageRemove'),
          hint: t('field.imageHint'),
          problem: (problem) => t(`imageProblem.${problem}`),
        }}
      />
      <Field label={t('field.content')} error={errors.content?.message}>
        {() => (
          <div className={styles.editor}>
            <RichText label={t('field.content')} value={content.value} onChange={content.onChange} />
          </div>
        )}
      </Field>
      <div className="cluster">
        <Button variant="primary" type="submit" pending={isSubmitting}>
          {t('submit')}
        </Button>
        <Button onClick={() => void cancel()}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
