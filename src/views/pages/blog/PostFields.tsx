import { Button } from '@core/components/button/Button'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { Field } from '@core/components/forms/Field'
import { SelectField } from '@core/components/forms/SelectField'
import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { useHold } from '@core/components/forms/useHold'
import { useZodForm } from '@core/components/forms/useZodForm'
import { RichText } from '@core/components/editor/RichText'
import { Dialog } from '@core/components/overlay/Dialog'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { useTimeZone } from '@core/hooks/useTimeZone'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { BlogEdit, Status } from '@/redux/pages/blog/schema'
import { categories } from '@/redux/pages/blog/schema'
import { addPost, updatePost } from '@/redux/pages/blog/slice'
import { slugOf } from '@/utility/slug'
import { useFormat } from '@/utility/hooks/useFormat'
import { PictureField } from '@/views/shared/PictureField'
import { paths } from './paths'
import { PostArticle } from './PostArticle'
import type { PostValues } from './postValues'
import { postSchema, toBody } from './postValues'
import { PublishFields } from './PublishFields'
import type { PostDraft } from './usePostDraft'
import styles from './blog.module.scss'

const longestExcerpt = 300

interface PostFieldsProps {
  post: BlogEdit
  isNew: boolean
  values: PostValues
  /** Whether `values` differ from the saved post */
  isChanged: boolean
  /** Statuses that the post may change to */
  statuses: readonly Status[]
  draft: PostDraft
  onSaved: (id: number) => void
}

export function PostFields({ post, isNew, values, isChanged, statuses, draft, onSaved }: PostFieldsProps) {
  const { t } = useTranslation('blog')
  const timeZone = useTimeZone()
  const format = useFormat()
  const navigate = useNavigate()
  const { id } = post
  const { keep, forget, keptAt, isFull } = draft
  const form = useZodForm(postSchema, { defaultValues: values })
  const { control, register, setValue, subscribe, formState } = form
  const { errors, isSubmitting } = formState
  const isDirty = formState.isDirty || isChanged
  const held = useHold(isSubmitting)
  // The draft is stored in this browser, so leaving asks only if storage is full.
  const mayLeave = useLeaveGuard(isDirty && isFull)
  const chosen = useController({ control, name: 'blogCategories' }).field
  const content = useController({ control, name: 'content' }).field
  const image = useController({ control, name: 'featuredImage' }).field
  const excerpt = useWatch({ control, name: 'excerpt' })
  const status = useWatch({ control, name: 'status' })
  const [previewed, setPreviewed] = useState<PostValues | null>(null)
  /** The slug follows the title until the user edits it. */
  const [ownSlug, setOwnSlug] = useState(!isNew || values.slug !== slugOf(values.blogTitle, ''))

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: typed }) => keep(typed) }),
    [subscribe, keep],
  )

  const submit = useFormWrite(form, async (checked, write) => {
    const options = { success: t(isNew ? 'toast.added' : 'toast.saved', { title: checked.blogTitle }) }
    const body = toBody(checked)
    const done = await (isNew ? write(addPost, body, options) : write(updatePost, { id, ...body }, options))
    if (done) onSaved(done.answer.post.id)
  })

  async function cancel() {
    if (isDirty && !(await mayLeave())) return
    forget()
    await navigate(isNew ? paths.blog.href() : paths.post.href({ id }))
  }

  return (
    <form ref={held} className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
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
        <div className="d-flex flex-wrap column-gap-4 row-gap-2">
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
      <div className="form-row">
        <SelectField
          label={t('field.status')}
          hint={t('field.statusHint')}
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          {...register('status')}
          error={errors.status?.message}
        />
        {status === 'Scheduled' && <PublishFields control={control} />}
      </div>
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
          <div className={`rich-text-field ${styles.editor}`}>
            <RichText label={t('field.content')} value={content.value} onChange={content.onChange} />
          </div>
        )}
      </Field>
      <div className="cluster">
        <Button variant="primary" type="submit" pending={isSubmitting}>
          {t(status === 'Draft' ? 'submitDraft' : 'submit')}
        </Button>
        <Button icon={<Eye aria-hidden="true" />} onClick={() => setPreviewed(form.getValues())}>
          {t('preview')}
        </Button>
        <Button onClick={() => void cancel()}>{t('cancel')}</Button>
        <span className="text-muted text-sm" role="status">
          {isFull ? t('draft.full') : keptAt && t('draft.kept', { time: new Date(keptAt), timeZone })}
        </span>
      </div>
      {previewed && (
        <Dialog isOpen size="lg" title={previewed.blogTitle || t('preview')} onClose={() => setPreviewed(null)}>
          <PostArticle
            img={previewed.featuredImage}
            tags={previewed.blogCategories.map(({ value }) => value)}
            status={previewed.status}
            publishAt={toBody(previewed).publishAt}
            createdTime={post.createdTime}
            content={previewed.content}
          />
        </Dialog>
      )}
    </form>
  )
}
