import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { TextArea } from '@core/components/forms/TextArea'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAddForm } from '@/redux/app/useAddForm'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { NewPost, Post } from '@/redux/pages/profile/schema'
import { longestPost, newPostSchema } from '@/redux/pages/profile/schema'
import { addPost, updatePost } from '@/redux/pages/profile/slice'
import { PictureField } from '@/views/shared/PictureField'
import { usePictureTexts } from './usePictureTexts'

interface PostFieldsProps {
  form: UseFormReturn<NewPost, unknown, NewPost>
  rows: number
  /** Beside the picture button */
  action?: ReactNode
}

function PostFields({ form, rows, action }: PostFieldsProps) {
  const { t } = useTranslation('profile')
  const pictureTexts = usePictureTexts()
  const picture = useController({ control: form.control, name: 'postImg' }).field

  function choosePicture(url: string) {
    picture.onChange(url)
    // A post with a picture needs no text.
    form.clearErrors('postText')
  }

  return (
    <>
      <TextArea
        label={t('post.text')}
        maxLength={longestPost}
        rows={rows}
        dir="auto"
        {...form.register('postText')}
        error={form.formState.errors.postText?.message}
      />
      <div className="d-flex flex-wrap gap-3 align-items-end justify-content-between">
        <PictureField
          value={picture.value}
          onChange={choosePicture}
          label={t('field.picture')}
          texts={pictureTexts}
          isCompact
        />
        {action}
      </div>
    </>
  )
}

export function NewPostForm() {
  const { t } = useTranslation('profile')
  const form = useZodForm(newPostSchema, { defaultValues: { postText: '', postImg: '' } })
  useLeaveGuard(form.formState.isDirty)
  const submit = useAddForm(form, (values, write) => write(addPost, values, { success: t('toast.posted') }))
  return (
    <Card>
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <PostFields
          form={form}
          rows={2}
          action={
            <Button variant="primary" type="submit">
              {t('post.send')}
            </Button>
          }
        />
      </form>
    </Card>
  )
}

/** Mount it again for each post. */
export function EditPostDialog({ post: { id, postText, postImg }, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const form = useZodForm(newPostSchema, { defaultValues: { postText, postImg } })
  const submit = useFormWrite(form, async (values, write) => {
    if (await write(updatePost, { id, ...values }, { success: t('toast.postSaved') })) onClose()
  })
  return (
    <FormDialog
      title={t('post.edit')}
      submitLabel={t('save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <PostFields form={form} rows={6} />
    </FormDialog>
  )
}
