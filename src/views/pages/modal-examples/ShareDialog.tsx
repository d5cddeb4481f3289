import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { TextField } from '@core/components/forms/TextField'
import { useHold } from '@core/components/forms/useHold'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Dialog } from '@core/components/overlay/Dialog'
import { useGuardedClose } from '@core/components/overlay/useLeaveGuard'
import { z } from '@core/schema'
import { validationMessage } from '@core/validation/validationMessage'
import { UserPlus, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/redux/pages/modal-examples/schema'
import { emailSchema, hasEmail, memberRoles } from '@/redux/pages/modal-examples/schema'
import { freeId } from '@/views/shared/account/freeId'
import { reinsert } from '@/views/shared/account/reinsert'
import type { ExampleProps } from './ExampleCard'
import { LinkField } from './LinkField'
import { useExamplesWriter } from './useExamplesWriter'
import styles from './modal-examples.module.scss'

const isRole = (text: string): text is Member['role'] => memberRoles.some((role) => role === text)

/** Each change is saved at once. */
export function ShareDialog({ examples, onClose }: ExampleProps & { onClose: () => void }) {
  const { t } = useTranslation('modalExamples')
  const write = useExamplesWriter(examples)
  const listId = useId()
  const { members, people, projectLink } = examples
  const schema = z.object({
    email: emailSchema.check(z.refine((email) => !hasEmail(members, email), validationMessage('taken'))),
  })
  const form = useZodForm(schema, { defaultValues: { email: '' } })
  const { errors, isDirty, isSubmitting } = form.formState
  const held = useHold(isSubmitting)
  const close = useGuardedClose(isDirty, onClose)
  const nameOf = ({ name, email }: Member) => `\u2068${name || email}\u2069`

  const add = form.handleSubmit(async ({ email }) => {
    const known = people.find((person) => hasEmail([person], email)) ?? { name: '', email, avatar: '' }
    const isDone = await write({
      change: (latest) => ({ members: [...latest.members, { ...known, id: freeId(latest.members), role: 'viewer' }] }),
      done: t('share.added', { name: known.name || email }),
    })
    if (isDone) form.reset()
  })

  const give = (member: Member, role: Member['role']) =>
    void write({
      change: (latest) => ({ members: latest.members.map((one) => (one.id === member.id ? { ...one, role } : one)) }),
      done: t('share.changed', { name: nameOf(member), role: t(`share.role.${role}`) }),
    })

  const remove = (member: Member) =>
    void write({
      change: (latest) => ({ members: latest.members.filter(({ id }) => id !== member.id) }),
      done: t('share.removed', { name: nameOf(member) }),
      undo: (latest) => ({ members: reinsert(member, latest.members, members) }),
    })

  return (
    <Dialog isOpen size="lg" title={t('share.title')} onClose={close}>
      <div className="form-stack">
        <form
          ref={held}
          className={`d-grid gap-2 ${styles.fieldWithButton}`}
          noValidate
          onSubmit={(event) => void add(event)}
        >
          <TextField
            label={t('share.email')}
            hint={t('share.emailHint')}
            type="email"
            autoComplete="off"
            dir="ltr"
            list={listId}
            {...form.register('email')}
            error={errors.email?.message}
          />
          <datalist id={listId}>
            {people
              .filter(({ email }) => !hasEmail(members, email))
              .map(({ name, email }) => (
                <option key={email} value={email}>
                  {name}
                </option>
              ))}
          </datalist>
          <Button variant="primary" type="submit" icon={<UserPlus aria-hidden="true" />} pending={isSubmitting}>
            {t('share.add')}
          </Button>
        </form>
        <h3 className="h5">{t('share.count', { count: members.length })}</h3>
        <ul className={`list-unstyled ${styles.kept}`} aria-label={t('share.members')}>
          {members.map((member) => {
            const { id, name, email, avatar, role } = member
            const isLastOwner = role === 'owner' && members.filter((one) => one.role === 'owner').length === 1
            return (
              <li key={id}>
                <Avatar name={name || email} src={avatar || undefined} size="sm" />
                <div className={styles.keptText}>
                  <bdi>{name || email}</bdi>
                  {name && <bdi className="text-muted text-sm d-block">{email}</bdi>}
                </div>
                {isLastOwner ? (
                  <span className="text-muted text-sm">{t('share.role.owner')}</span>
                ) : (
                  <>
                    <select
                      className="form-select w-auto ms-auto"
                      aria-label={t('share.roleOf', { name: nameOf(member) })}
                      value={role}
                      onChange={({ target }) => {
                        if (isRole(target.value)) give(member, target.value)
                      }}
                    >
                      {memberRoles.map((one) => (
                        <option key={one} value={one}>
                          {t(`share.role.${one}`)}
                        </option>
                      ))}
                    </select>
                    <IconButton
                      size="sm"
                      label={t('share.remove', { name: nameOf(member) })}
                      icon={<X aria-hidden="true" />}
                      onClick={() => remove(member)}
                    />
                  </>
                )}
              </li>
            )
          })}
        </ul>
        <LinkField label={t('share.link')} link={projectLink} />
      </div>
    </Dialog>
  )
}
