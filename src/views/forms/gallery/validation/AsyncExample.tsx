import { Button } from '@core/components/button/Button'
import { Spinner } from '@core/components/Spinner'
import { TextField } from '@core/components/forms/TextField'
import { toast } from '@core/toast/toast'
import { CircleCheck } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const wrong = { empty: 'required', pattern: 'username', taken: 'usernameTaken' } as const
const taken = ['ada', 'admin', 'grace']

/** Simulates a request. */
async function isTaken(username: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 600))
  return taken.includes(username.toLowerCase())
}

export function AsyncExample() {
  const { t } = useTranslation('formGallery')
  const { register, handleSubmit, formState, getFieldState, control } = useForm({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: { username: '' },
  })
  const username = useWatch({ control, name: 'username' })
  const { isValidating, errors } = formState
  const isFree = getFieldState('username', formState).isTouched && !errors.username && username !== ''
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={(event) =>
        void handleSubmit((values) => toast.success(t('demo.saved', { name: values.username })))(event)
      }
    >
      <TextField
        label={t('demo.username')}
        hint={t('demo.usernameTry')}
        autoComplete="username"
        error={errors.username?.message}
        {...register('username', {
          required: wrong.empty,
          pattern: { value: /^[\w.-]+$/, message: wrong.pattern },
          validate: async (typed) => !(await isTaken(typed)) || wrong.taken,
        })}
      />
      <p className="d-flex gap-2 align-items-center mb-0" role="status">
        {isValidating && (
          <>
            <Spinner /> {t('demo.checking')}
          </>
        )}
        {!isValidating && isFree && (
          <>
            <CircleCheck className="text-success" aria-hidden="true" /> {t('demo.usernameFree')}
          </>
        )}
      </p>
      <div>
        <Button type="submit" variant="primary" pending={formState.isSubmitting}>
          {t('demo.save')}
        </Button>
      </div>
    </form>
  )
}
