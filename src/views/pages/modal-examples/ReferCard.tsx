import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { z } from '@core/schema'
import { validationMessage } from '@core/validation/validationMessage'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailSchema, hasEmail } from '@/redux/pages/modal-examples/schema'
import { RelativeTime } from '@/utility/format/RelativeTime'
import { freeId } from '@/views/shared/account/freeId'
import { reinsert } from '@/views/shared/account/reinsert'
import type { ExampleProps } from './ExampleCard'
import { ExampleCard, KeptList } from './ExampleCard'
import { LinkField } from './LinkField'
import { useExamplesWriter } from './useExamplesWriter'

function ReferDialog({ examples, onClose }: ExampleProps & { onClose: () => void }) {
  const { t } = useTranslation('modalExamples')
  const write = useExamplesWriter(examples)
  const { referrals, referralLink } = examples
  const [schema] = useState(() =>
    z.object({
      email: emailSchema.check(z.refine((email) => !hasEmail(referrals, email), validationMessage('taken'))),
    }),
  )
  const form = useZodForm(schema, { defaultValues: { email: '' } })
  const submit = form.handleSubmit(async ({ email }) => {
    const isDone = await write({
      change: ({ referrals: before }) => ({
        referrals: [...before, { id: freeId(before), email, sentAt: new Date().toISOString() }],
      }),
      done: t('refer.done', { email }),
    })
    if (isDone) onClose()
  })
  return (
    <FormDialog
      title={t('refer.title')}
      submitLabel={t('refer.send')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{t('refer.how')}</p>
      <TextField
        label={t('refer.email')}
        type="email"
        autoComplete="off"
        dir="ltr"
        {...form.register('email')}
        error={form.formState.errors.email?.message}
      />
      <LinkField label={t('refer.link')} link={referralLink} />
    </FormDialog>
  )
}

export function ReferCard({ examples }: ExampleProps) {
  const { t } = useTranslation('modalExamples')
  const write = useExamplesWriter(examples)
  const [isOpen, setOpen] = useState(false)
  const { referrals } = examples
  return (
    <ExampleCard
      icon={<Gift />}
      title={t('refer.title')}
      text={t('refer.text')}
      label={t('refer.open')}
      onOpen={() => setOpen(true)}
    >
      <KeptList
        label={t('refer.kept')}
        none={t('refer.none')}
        items={referrals.map((referral) => ({
          id: referral.id,
          title: referral.email,
          text: <RelativeTime iso={referral.sentAt} say={(when) => t('refer.sent', { when })} />,
          removeLabel: t('refer.remove', { email: referral.email }),
          onRemove: () =>
            void write({
              change: (latest) => ({ referrals: latest.referrals.filter(({ id }) => id !== referral.id) }),
              done: t('refer.removed', { email: referral.email }),
              undo: (latest) => ({ referrals: reinsert(referral, latest.referrals, referrals) }),
            }),
        }))}
      />
      {isOpen && <ReferDialog examples={examples} onClose={() => setOpen(false)} />}
    </ExampleCard>
  )
}
