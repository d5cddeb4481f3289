import { MenuButton } from '../overlay/MenuButton'

interface CardChoiceProps<Key extends string> {
  /** What is chosen: names the menu, together with what is chosen now. */
  label: string
  options: readonly { readonly key: Key; readonly label: string }[]
  chosen: Key
  onChoose: (key: Key) => void
}

/** A quiet menu beside a card's title that says, and changes, what the card is about. */
export function CardChoice<Key extends string>({ label, options, chosen, onChoose }: CardChoiceProps<Key>) {
  return (
    <MenuButton
      label={label}
      look={{ size: 'sm', variant: 'ghost' }}
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
