import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { RadioCards } from '@core/components/forms/RadioCards'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { Dialog } from '@core/components/overlay/Dialog'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { ToneDot } from '@core/components/sidebar/ToneDot'
import { validationMessage } from '@core/validation/validationMessage'
import { PenLine, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AppThunk } from '@/redux/app/thunks'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { useWrite, type Write } from '@/redux/app/useWrite'
import type { NewTag, Tag, TagChange } from '@/redux/shell/tags/schema'
import { mostTags, newTagSchema, tagTones } from '@/redux/shell/tags/schema'

/** Texts that name the kind, such as "Delete label". */
type TagText =
  | 'title'
  | 'text'
  | 'full'
  | 'add'
  | 'edit'
  | 'made'
  | 'changed'
  | 'removeTitle'
  | 'removeText'
  | 'remove'
  | 'removed'
  | 'restored'

export interface TagKind<Answer> {
  /** Names in use, of the user's tags and of built-in tags. */
  names: readonly { readonly id: string; readonly name: string }[]
  text: (key: TagText, values?: { name?: string; most?: number }) => string
  add: (tag: NewTag, write: Write, done: string) => Promise<unknown>
  update: AppThunk<Answer, TagChange>
  remove: AppThunk<Answer, string>
  restore: AppThunk<Answer, string>
}

interface TagFormProps<Answer> {
  kind: TagKind<Answer>
  tag: Tag | null
  onClose: () => void
}

function TagForm<Answer>({ kind: { names, text, add, update }, tag, onClose }: TagFormProps<Answer>) {
  const { t } = useTranslation('tags')
  const form = useZodForm(newTagSchema, {
    defaultValues: { name: tag?.name ?? '', tone: tag?.tone ?? 'info' },
  })
  const submit = useFormWrite(form, async (given, write) => {
    // The backend does not know the translated names of built-in tags.
    const isTaken = names.some(({ id, name }) => id !== tag?.id && name.toLowerCase() === given.name.toLowerCase())
    if (isTaken) {
      form.setError('name', { message: validationMessage('taken') }, { shouldFocus: true })
      return
    }
    const done = text(tag ? 'changed' : 'made', { name: given.name })
    const back = tag && { id: tag.id, name: tag.name, tone: tag.tone }
    const isDone = await (back
      ? write(update, { id: back.id, ...given }, { success: done, undo: () => write(update, back) })
      : add(given, write, done))
    if (isDone) onClose()
  })

  return (
    <FormDialog
      size="sm"
      title={text(tag ? 'edit' : 'add')}
      submitLabel={t('save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        autoComplete="off"
        dir="auto"
        {...form.register('name')}
        error={form.formState.errors.name?.message}
      />
      <Controller
        control={form.control}
        name="tone"
        render={({ field }) => (
          <RadioCards
            layout="inline"
            label={t('tone')}
            options={tagTones.map((tone) => ({
              value: tone,
              label: t(`tones.${tone}`),
              picture: <ToneDot tone={tone} />,
            }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  )
}

interface TagsDialogProps<Answer> {
  kind: TagKind<Answer>
  tags: readonly Tag[]
  rights: { readonly add: boolean; readonly update: boolean; readonly remove: boolean }
  /** Called before a tag is deleted: leaves its list. */
  onRemove: (id: string) => Promise<void>
  onClose: () => void
}

export function TagsDialog<Answer>({ kind, tags, rights, onRemove, onClose }: TagsDialogProps<Answer>) {
  const { text } = kind
  const { t } = useTranslation('tags')
  const confirm = useConfirm()
  const { write } = useWrite()
  const [form, setForm] = useState<{ tag: Tag | null } | null>(null)
  const isFull = tags.length >= mostTags

  async function remove({ id, name }: Tag) {
    const isMeant = await confirm({
      title: text('removeTitle', { name }),
      body: text('removeText'),
      confirmLabel: text('remove'),
      isDanger: true,
    })
    if (!isMeant) return
    await onRemove(id)
    await write(kind.remove, id, {
      success: text('removed', { name }),
      undo: () => write(kind.restore, id, { success: text('restored', { name }) }),
    })
  }

  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={text('title')}
        footer={
          rights.add && (
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              disabled={isFull}
              onClick={() => setForm({ tag: null })}
            >
              {text('add')}
            </Button>
          )
        }
      >
        <p className="text-muted">{text(isFull ? 'full' : 'text', { most: mostTags })}</p>
        {tags.length > 0 && (
          <ul className="list-unstyled mb-0">
            {tags.map((tag) => (
              <li key={tag.id} className="d-flex align-items-center gap-2">
                <ToneDot tone={tag.tone} />
                <bdi className="flex-grow-1 text-break">{tag.name}</bdi>
                {rights.update && (
                  <IconButton
                    label={t('editOne', { name: tag.name })}
                    icon={<PenLine aria-hidden="true" />}
                    onClick={() => setForm({ tag })}
                  />
                )}
                {rights.remove && (
                  <IconButton
                    label={t('removeOne', { name: tag.name })}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => void remove(tag)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {form && <TagForm kind={kind} tag={form.tag} onClose={() => setForm(null)} />}
    </>
  )
}
