import { useUser } from '@core/auth/user'
import { Button } from '@core/components/button/Button'
import { RadioCards } from '@core/components/forms/RadioCards'
import { Dialog } from '@core/components/overlay/Dialog'
import { CreditCard, KeyRound, MapPin, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signInMethods } from '@/redux/pages/modal-examples/schema'
import { AddressDialog } from '@/views/shared/account/AddressDialog'
import { PaymentMethodDialog } from '@/views/shared/account/PaymentMethodDialog'
import { TwoStepDialog } from '@/views/shared/account/TwoStepDialog'
import { usePaymentMethods } from '@/views/shared/account/usePaymentMethods'
import type { ExampleProps } from './ExampleCard'
import { ExampleCard, KeptList } from './ExampleCard'
import { useAccountWriter, useExamplesWriter } from './useExamplesWriter'

export function CardExample({ examples }: ExampleProps) {
  const { t } = useTranslation(['modalExamples', 'account'])
  const { paymentMethods, person } = examples
  const methods = usePaymentMethods(paymentMethods, useAccountWriter(examples))
  const [isOpen, setOpen] = useState(false)
  return (
    <ExampleCard
      icon={<CreditCard />}
      title={t('account:cards.add')}
      text={t('card.text')}
      label={t('account:cards.add')}
      onOpen={() => setOpen(true)}
    >
      <KeptList
        label={t('account:cards.title')}
        none={t('account:cards.none')}
        items={paymentMethods.map((method) => ({
          id: method.id,
          title: t('account:cards.name', { brand: t(`account:cards.${method.brand}`), last4: method.last4 }),
          text: t('account:cards.expires', { date: method.expires }),
          removeLabel: t('card.remove', { last4: method.last4 }),
          onRemove: () => void methods.remove(method),
        }))}
      />
      {isOpen && (
        <PaymentMethodDialog
          method={null}
          holder={person.fullName}
          onSave={methods.add}
          onClose={() => setOpen(false)}
        />
      )}
    </ExampleCard>
  )
}

export function AddressExample({ examples }: ExampleProps) {
  const { t } = useTranslation(['modalExamples', 'account'])
  const write = useExamplesWriter(examples)
  const writeAccount = useAccountWriter(examples)
  const [isOpen, setOpen] = useState(false)
  const { billingAddress: address } = examples
  return (
    <ExampleCard
      icon={<MapPin />}
      title={t('account:address.title')}
      text={t('address.text')}
      label={t(address ? 'account:address.edit' : 'account:address.add')}
      onOpen={() => setOpen(true)}
    >
      <KeptList
        label={t('account:address.title')}
        none={t('account:address.missing')}
        items={
          address
            ? [
                {
                  id: 'address',
                  title: address.company || address.email,
                  text: (
                    <bdi>
                      {[address.street, `${address.postalCode} ${address.city}`.trim(), address.country].join(', ')}
                    </bdi>
                  ),
                  removeLabel: t('address.remove'),
                  onRemove: () =>
                    void write({
                      change: () => ({ billingAddress: null }),
                      done: t('address.removed'),
                      undo: () => ({ billingAddress: address }),
                    }),
                },
              ]
            : []
        }
      />
      {isOpen && <AddressDialog address={address} write={writeAccount} onClose={() => setOpen(false)} />}
    </ExampleCard>
  )
}

export function TwoStepExample({ examples }: ExampleProps) {
  const { t } = useTranslation(['modalExamples', 'account'])
  const write = useExamplesWriter(examples)
  const writeAccount = useAccountWriter(examples)
  const name = useUser()?.fullName ?? examples.person.fullName
  const [isOpen, setOpen] = useState(false)
  const { twoFactor } = examples
  const { enabled, method, phone } = twoFactor
  return (
    <ExampleCard
      icon={<ShieldCheck />}
      title={t('account:twoStep.title')}
      text={t('account:twoStep.why')}
      label={t(enabled ? 'twoStep.again' : 'account:twoStep.turnOn')}
      onOpen={() => setOpen(true)}
    >
      <KeptList
        label={t('account:twoStep.title')}
        none={t('twoStep.none')}
        items={
          enabled
            ? [
                {
                  id: method,
                  title: t(`account:twoStep.${method}`),
                  ...(method === 'sms' && { text: <bdi dir="ltr">{phone}</bdi> }),
                  removeLabel: t('twoStep.turnOff'),
                  onRemove: () =>
                    void write({
                      change: () => ({ twoFactor: { ...twoFactor, enabled: false } }),
                      done: t('account:twoStep.isOff', { name }),
                      undo: () => ({ twoFactor }),
                    }),
                },
              ]
            : []
        }
      />
      {isOpen && (
        <TwoStepDialog name={name} twoFactor={twoFactor} write={writeAccount} onClose={() => setOpen(false)} />
      )}
    </ExampleCard>
  )
}

function SignInDialog({ examples, onClose }: ExampleProps & { onClose: () => void }) {
  const { t } = useTranslation(['modalExamples', 'core'])
  const write = useExamplesWriter(examples)
  const { signIn: before } = examples
  const [signIn, setSignIn] = useState(before)

  function save() {
    onClose()
    if (signIn === before) return
    void write({
      change: () => ({ signIn }),
      done: t('signIn.saved', { method: t(`signIn.method.${signIn}`) }),
      undo: () => ({ signIn: before }),
    })
  }

  return (
    <Dialog
      isOpen
      title={t('signIn.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={save}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('core:dialog.cancel')}</Button>
        </>
      }
    >
      <div className="form-stack">
        <RadioCards
          label={t('signIn.choose')}
          layout="inline"
          options={signInMethods.map((value) => ({ value, label: t(`signIn.method.${value}`) }))}
          value={signIn}
          onChange={setSignIn}
        />
        <p className="text-muted">{t(`signIn.about.${signIn}`)}</p>
      </div>
    </Dialog>
  )
}

export function SignInExample({ examples }: ExampleProps) {
  const { t } = useTranslation('modalExamples')
  const [isOpen, setOpen] = useState(false)
  return (
    <ExampleCard
      icon={<KeyRound />}
      title={t('signIn.title')}
      text={t('signIn.text')}
      label={t('signIn.open')}
      onOpen={() => setOpen(true)}
    >
      <KeptList
        label={t('signIn.title')}
        none=""
        items={[
          { id: 'method', title: t(`signIn.method.${examples.signIn}`), text: t(`signIn.about.${examples.signIn}`) },
        ]}
      />
      {isOpen && <SignInDialog examples={examples} onClose={() => setOpen(false)} />}
    </ExampleCard>
  )
}
