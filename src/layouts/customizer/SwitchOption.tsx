import { SwitchField } from '@core/components/forms/SwitchField'
import { usePreference } from './usePreference'

interface SwitchOptionProps {
  name: 'menuCollapsed' | 'menuHidden' | 'shortcuts'
  label: string
  hint?: string | undefined
  isDisabled?: boolean
}

/** Something about the look that is so or not. */
export function SwitchOption({ name, label, hint, isDisabled = false }: SwitchOptionProps) {
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
