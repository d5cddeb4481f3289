import { MenuButton } from '../overlay/MenuButton'

interface CardChoiceProps<Key extends string> {
  /** Text of the button: the setting and its current value. */
  label: string
  /** Labels in the current language, in order. */
  options: readonly { readonly key: Key; readonly label: string }[]
  /** Key of the current option. */
  chosen: Key
  onChoose: (key: Key) => void
}

/** Menu beside a card's title that selects what the card shows, such as its period. */
export function CardChoice<Key extends string>({ label, options, chosen, onChoose }: CardChoiceProps<Key>) {
  return (
    <MenuButton
      label={label}
      buttonProps={{ size: 'sm', variant: 'ghost' }}
      align="end"
      items={options.map((option) => ({
        kind: 'radio',
        key: option.key,
        label: option.label,
        isChecked: option.key === chosen,
        onSelect: () => onChoose(option.key),
      }))}
    />
  )
}
