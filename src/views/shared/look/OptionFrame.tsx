import { IconButton } from '@core/components/button/IconButton'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface OptionFrameProps {
  label: string
  /** Why some of it cannot be chosen now. */
  note?: string | undefined
  isChanged: boolean
  onReset: () => void
  children: ReactNode
}

/** What every option of the customizer has: a way back to its default, and a word on what it cannot do now. */
export function OptionFrame({ label, note, isChanged, onReset, children }: OptionFrameProps) {
  const { t } = useTranslation('shell')
  return (
    <div className="option">
      {children}
      {isChanged && (
        <span className="option-reset">
          <IconButton
            size="sm"
            label={t('customizer.resetOne', { option: label })}
            icon={<RotateCcw aria-hidden="true" />}
            onClick={onReset}
          />
        </span>
      )}
      {note && <p className="field-hint">{note}</p>}
    </div>
  )
}
