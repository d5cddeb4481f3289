import { SelectField } from '@core/components/forms/SelectField'
import { TextField } from '@core/components/forms/TextField'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { billings, plans, statuses } from '@/redux/apps/user/schema'
import type { UserFormValues } from './userForm'
import { useUserRoles } from './useUserRoles'
import { billingKeys } from './userLabels'

interface UserFieldsProps {
  form: UseFormReturn<UserFormValues, unknown, UserFormValues>
  /** Whether it is about whoever fills it in. */
  isSelf: boolean
}

/** The fields of a user, for the drawer that adds one and the forms that edit one. */
export function UserFields({ form, isSelf }: UserFieldsProps) {
  const { t } = useTranslation('user')
  const { register, formState } = form
  const { errors } = formState
  const { choices, nameOf } = useUserRoles()
  const held = formState.defaultValues?.role ?? ''
  const others = choices.filter(({ value }) => value !== held)
  // Whoever may not read all roles keeps the one that there is all the same.
  const roles = others.length < choices.length ? choices : [...choices, { value: held, label: nameOf(held) }]

  return (
    <div className="form-stack">
      <TextField
        label={t('field.fullName')}
        autoComplete="off"
        {...register('fullName')}
        error={errors.fullName?.message}
      />
      <TextField
        label={t('field.username')}
        autoComplete="off"
        {...register('username')}
        error={errors.username?.message}
      />
      <TextField
        label={t('field.email')}
        type="email"
        autoComplete="off"
        {...register('email')}
        error={errors.email?.message}
      />
      <TextField label={t('field.company')} isOptional {...register('company')} error={errors.company?.message} />
      <div className="form-row">
        <TextField label={t('field.country')} isOptional {...register('country')} error={errors.country?.message} />
        <TextField
          label={t('field.contact')}
          type="tel"
          isOptional
          {...register('contact')}
          error={errors.contact?.message}
        />
      </div>
      <div className="form-row">
        <SelectField
          label={t('field.role')}
          hint={isSelf ? t('form.ownRole') : undefined}
          options={isSelf ? roles.filter(({ value }) => value === held) : roles}
          {...register('role')}
          error={errors.role?.message}
        />
        <SelectField
          label={t('field.currentPlan')}
          options={plans.map((plan) => ({ value: plan, label: t(`plan.${plan}`) }))}
          {...register('currentPlan')}
          error={errors.currentPlan?.message}
        />
      </div>
      <div className="form-row">
        <SelectField
          label={t('field.billing')}
          options={billings.map((billing) => ({ value: billing, label: t(`billing.${billingKeys[billing]}`) }))}
          {...register('billing')}
          error={errors.billing?.message}
        />
        <SelectField
          label={t('field.status')}
          options={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          {...register('status')}
          error={errors.status?.message}
        />
      </div>
    </div>
  )
}
