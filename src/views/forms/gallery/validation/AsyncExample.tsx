import { Button } from '@core/components/button/Button'
import { Spinner } from '@core/components/Spinner'
import { TextField } from '@core/components/forms/TextField'
import { toast } from '@core/toast/toast'
import { CircleCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const taken = ['ada', 'admin', 'grace']

/** Stands for a call that asks the server. */
async function isTaken(username: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 600))
  return taken.includes(username.toLowerCase())
}

export function AsyncExample() {
  const { t } = useTranslation('formGallery')
  const { register, handleSubmit, formState, getFieldState, watch } = useForm({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: { username: '' },
  })
  const { isValidating, errors } = formState
  const isFree = getFieldState('username', formState).isTouched && !errors.username && watch('username') !== ''
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ username }) => toast.success(t('demo.saved', { name: username })))(event)
      }
    >
      <TextField
        label={t('demo.username')}
        hint={t('demo.usernameTry')}
        autoComplete="username"
        error={errors.username?.message}
        {...register('username', {
          required: 'required',
          pattern: { value: /^[\w.-]+$/, message: 'username' },
          validate: async (username) => !(await isTaken(username)) || 'usernameTaken',
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
