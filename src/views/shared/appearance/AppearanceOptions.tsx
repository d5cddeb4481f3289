import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import type { RadioCard } from '@core/components/forms/RadioCards'
import { RadioCards } from '@core/components/forms/RadioCards'
import { SwitchField } from '@core/components/forms/SwitchField'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { defaultPreferences } from '@/product'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, preferencesReset, selectChosen } from '@/redux/shell/layout/slice'
import type { Preferences } from '@/utility/preferences'
import { ConfigSnippet } from './ConfigSnippet'
import { useOptions } from './useOptions'
import styles from './appearance.module.scss'

function usePreference<Name extends keyof Preferences>(name: Name) {
  const dispatch = useAppDispatch()
  const value: Preferences[Name] = useAppSelector((state) => selectChosen(state)[name])
  const change = (next: Preferences[Name]) => void dispatch(preferencesChanged({ [name]: next }))
  return {
    value,
    change,
    isChanged: value !== defaultPreferences[name],
    reset: () => change(defaultPreferences[name]),
  }
}

interface SwitchOptionProps {
  name: 'menuCollapsed' | 'menuHidden' | 'shortcuts'
  label: string
  hint?: string | undefined
  isDisabled?: boolean
}

function SwitchOption({ name, label, hint, isDisabled = false }: SwitchOptionProps) {
  const { value, change } = usePreference(name)
  return (
    <SwitchField
      label={label}
      hint={hint}
      checked={value}
      disabled={isDisabled}
      onChange={(event) => change(event.target.checked)}
    />
  )
}

type ChoiceName = 'skin' | 'primary' | 'direction' | 'menuLayout' | 'contentWidth' | 'navbar' | 'footer'

interface ChoiceOptionProps<Name extends ChoiceName> {
  name: Name
  label: string
  options: readonly RadioCard<Preferences[Name]>[]
  note?: string | undefined
}

function ChoiceOption<Name extends ChoiceName>({ name, label, options, note }: ChoiceOptionProps<Name>) {
  const { t } = useTranslation('shell')
  const { value, change, isChanged, reset } = usePreference(name)
  return (
    <div className="option">
      <RadioCards label={label} options={options} value={value} onChange={change} />
      {isChanged && (
        <span className="option-reset">
          <IconButton
            size="sm"
            label={t('customizer.resetOne', { option: label })}
            icon={<RotateCcw aria-hidden="true" />}
            onClick={reset}
          />
        </span>
      )}
      {note && <p className="field-hint">{note}</p>}
    </div>
  )
}

/** Preferences; changes apply and are stored at once. */
export function AppearanceOptions() {
  const { t } = useTranslation(['shell', 'kit'])
  const { menuLayout, menuHidden } = useAppSelector(selectChosen)
  const options = useOptions()
  const isHorizontal = menuLayout === 'horizontal'
  return (
    <div className={styles.customizer}>
      <ChoiceOption name="skin" {...options.skin} />
      <ChoiceOption name="primary" {...options.primary} />
      <ChoiceOption name="menuLayout" {...options.menuLayout} />
      <SwitchOption
        name="menuCollapsed"
        label={t('customizer.menuCollapsed')}
        isDisabled={isHorizontal || menuHidden}
        hint={isHorizontal || menuHidden ? t('customizer.collapsedNote') : undefined}
      />
      <SwitchOption name="menuHidden" label={t('customizer.menuHidden')} hint={t('customizer.hiddenHint')} />
      <ChoiceOption name="navbar" {...options.navbar} />
      <ChoiceOption name="footer" {...options.footer} />
      <ChoiceOption name="contentWidth" {...options.contentWidth} />
      <ChoiceOption name="direction" {...options.direction} />
      <SwitchOption name="shortcuts" label={t('kit:shortcuts.single')} hint={t('kit:shortcuts.singleHint')} />
      <ConfigSnippet />
    </div>
  )
}

export function AppearanceReset() {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  return (
    <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => dispatch(preferencesReset())}>
      {t('customizer.resetAll')}
    </Button>
  )
}
