import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { toast } from '@core/toast/toast'
import { Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const most = 4
const schema = z.object({ people: z.array(z.object({ email: z.email() })) })

export function InviteExample() {
  const { t } = useTranslation('formGallery')
  const { control, register, formState, handleSubmit, reset, setFocus } = useZodForm(schema, {
    defaultValues: { people: [{ email: '' }] },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'people' })

  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ people }) => {
          toast.success(t('demo.invited', { n: people.length }))
          reset()
        })(event)
      }
    >
      {fields.map(({ id }, index) => (
        <TextField
          key={id}
          label={t('demo.person', { place: index + 1 })}
          type="email"
          error={formState.errors.people?.[index]?.email?.message}
          {...register(`people.${index}.email`)}
          action={
            fields.length > 1 && (
              <IconButton
                size="sm"
                label={t('demo.removePerson', { place: index + 1 })}
                icon={<X aria-hidden="true" />}
                onClick={() => {
                  remove(index)
                  setFocus(`people.${Math.max(index - 1, 0)}.email`)
                }}
              />
            )
          }
        />
      ))}
      <div className="cluster">
        <Button type="submit" variant="primary">
          {t('demo.invite')}
        </Button>
        <Button
          icon={<Plus aria-hidden="true" />}
          disabled={fields.length === most}
          onClick={() => append({ email: '' })}
        >
          {t('demo.addPerson')}
        </Button>
      </div>
    </form>
  )
}
