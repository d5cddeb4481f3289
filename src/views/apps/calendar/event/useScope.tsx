import { Button } from '@core/components/button/Button'
import { RadioCards } from '@core/components/forms/RadioCards'
import { Dialog } from '@core/components/overlay/Dialog'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scope } from './seriesPlan'
import { scopes } from './seriesPlan'

interface ScopeDialogProps {
  does: 'save' | 'remove'
  onAnswer: (choice: Scope | null) => void
}

function ScopeDialog({ does, onAnswer }: ScopeDialogProps) {
  const { t } = useTranslation('calendar')
  const [choice, setChoice] = useState<Scope>('this')
  return (
    <Dialog
      isOpen
      size="sm"
      title={t(`scope.${does}`)}
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button variant={does === 'remove' ? 'danger' : 'primary'} onClick={() => onAnswer(choice)}>
            {t(does === 'remove' ? 'form.delete' : 'form.update')}
          </Button>
          <Button onClick={() => onAnswer(null)}>{t('form.cancel')}</Button>
        </>
      }
    >
      <RadioCards
        layout="inline"
        label={t('scope.which')}
        options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
        value={choice}
        onChange={setChoice}
      />
    </Dialog>
  )
}

export type AskScope = (does: ScopeDialogProps['does']) => Promise<Scope | null>

/** Dialog that asks which occurrences to change. Resolves to null on cancel. */
export function useScope(): {
  askScope: AskScope
  scopeDialog: ReactNode
} {
  const [asked, setAsked] = useState<ScopeDialogProps | null>(null)
  return {
    askScope: (does) =>
      new Promise((resolve) => {
        setAsked({
          does,
          onAnswer(choice) {
            setAsked(null)
            resolve(choice)
          },
        })
      }),
    scopeDialog: asked && <ScopeDialog {...asked} />,
  }
}
