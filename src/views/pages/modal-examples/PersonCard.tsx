import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { UserPen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Examples } from '@/redux/pages/modal-examples/schema'
import { personSchema } from '@/redux/pages/modal-examples/schema'
import type { ExampleProps } from './ExampleCard'
import { ExampleCard, KeptList } from './ExampleCard'
import { useExamplesWriter } from './useExamplesWriter'

interface PersonField {
  readonly name: keyof Examples['person']
  readonly autoComplete: string
  readonly type?: 'email' | 'tel'
  readonly isOptional?: true
}

const fields: readonly PersonField[] = [
  { name: 'fullName', autoComplete: 'name' },
  { name: 'username', autoComplete: 'username' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel', isOptional: true },
  { name: 'company', autoComplete: 'organization', isOptional: true },
]

function PersonDialog({ examples, onClose }: ExampleProps & { onClose: () => void }) {
  const { t } = useTranslation('modalExamples')
  const write = useExamplesWriter(examples)
  const { person: before } = examples
  const form = useZodForm(personSchema, { defaultValues: before })
  const submit = form.handleSubmit(async (person) => {
    const isDone = await write({
      change: () => ({ person }),
      done: t('person.saved', { name: person.fullName }),
      undo: () => ({ person: before }),
    })
    if (isDone) onClose()
  })
  return (
    <FormDialog
      title={t('person.title')}
      submitLabel={t('save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
      size="lg"
    >
      <div className="form-row">
        {fields.map(({ name, type, autoComplete, isOptional }) => (
          <TextField
            key={name}
            label={t(`person.${name}`)}
            type={type}
            autoComplete={autoComplete}
            isOptional={isOptional}
            {...form.register(name)}
            error={form.formState.errors[name]?.message}
          />
        ))}
      </div>
    </FormDialog>
  )
}

export function PersonCard({ examples }: ExampleProps) {
  const { t } = useTranslation('modalExamples')
  const [isOpen, setOpen] = useState(false)
  const { fullName, email, phone, company } = examples.person
  return (
    <ExampleCard
      icon={<UserPen />}
      title={t('person.title')}
      text={t('person.text')}
      label={t('person.open')}
      onOpen={() => setOpen(true)}
    >
      <KeptList
        label={t('person.title')}
        none=""
        items={[
          {
            id: 'person',
            title: fullName,
            text: <bdi>{[company, email, phone.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ')}</bdi>,
          },
        ]}
      />
      {isOpen && <PersonDialog examples={examples} onClose={() => setOpen(false)} />}
    </ExampleCard>
  )
}
