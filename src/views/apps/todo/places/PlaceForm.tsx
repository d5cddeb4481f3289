import { RadioCards } from '@core/components/forms/RadioCards'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { ToneDot } from '@core/components/sidebar/ToneDot'
import { validationMessage } from '@core/validation/validationMessage'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { addPlace, updatePlace } from '@/redux/apps/todo/placeSlice'
import type { Place, PlaceKind } from '@/redux/apps/todo/schema'
import { newPlaceSchema, placeTones } from '@/redux/apps/todo/schema'
import { usePlaces } from '../hooks/usePlaces'

interface PlaceFormProps {
  kind: PlaceKind
  /** Which one to change; without one, a new one is made. */
  place: Place | null
  onClose: () => void
}

/** Makes a tag or a project, or renames and recolors one. */
export function PlaceForm({ kind, place, onClose }: PlaceFormProps) {
  const { t } = useTranslation('todo')
  const { tags } = usePlaces()
  const form = useZodForm(newPlaceSchema, {
    defaultValues: { kind, name: place?.name ?? '', tone: place?.tone ?? 'info' },
  })
  const submit = useFormWrite(form, async (given, write) => {
    // The backend does not know what this language calls the tags that every list has.
    const isSame = (name: string) => name.toLowerCase() === given.name.toLowerCase()
    if (kind === 'tag' && tags.some(({ id, name }) => id !== place?.id && isSame(name))) {
      form.setError('name', { message: validationMessage('taken') }, { shouldFocus: true })
      return
    }
    const telling = { done: t(place ? `places.${kind}.changed` : `places.${kind}.made`, { name: given.name }) }
    const back = place && { id: place.id, name: place.name, tone: place.tone }
    const done = await (back
      ? write(
          updatePlace,
          { id: back.id, name: given.name, tone: given.tone },
          { ...telling, undo: () => write(updatePlace, back) },
        )
      : write(addPlace, given, telling))
    if (done) onClose()
  })

  return (
    <FormDialog
      size="sm"
      title={t(place ? `places.${kind}.edit` : `places.${kind}.add`)}
      submitLabel={t('places.save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('places.name')}
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
            label={t('places.tone')}
            options={placeTones.map((tone) => ({
              value: tone,
              label: t(`places.tones.${tone}`),
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
