import type { RadioCard } from '@core/components/forms/RadioCards'
import { RadioCards } from '@core/components/forms/RadioCards'
import type { Preferences } from '@/configs/theme'
import { OptionFrame } from './OptionFrame'
import { usePreference } from './usePreference'

type ChoiceName = 'skin' | 'primary' | 'direction' | 'menuLayout' | 'contentWidth' | 'navbar' | 'footer'

interface ChoiceOptionProps<Name extends ChoiceName> {
  name: Name
  label: string
  options: readonly RadioCard<Preferences[Name]>[]
  note?: string | undefined
}

/** One of a few looks, each with a drawing of it. */
export function ChoiceOption<Name extends ChoiceName>({ name, label, options, note }: ChoiceOptionProps<Name>) {
  const { value, change, isChanged, reset } = usePreference(name)
  return (
    <OptionFrame label={label} note={note} isChanged={isChanged} onReset={reset}>
      <RadioCards label={label} options={options} value={value} onChange={change} />
    </OptionFrame>
  )
}
