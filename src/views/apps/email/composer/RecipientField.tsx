import { Avatar } from '@core/components/Avatar'
import { cx } from '@core/components/cx'
import { useCombobox } from '@core/components/forms/useCombobox'
import { CircleAlert, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import type { Address } from '@/redux/apps/email/schema'
import { selectContacts } from '@/redux/apps/email/slice'
import { endsAddress, isAddress, readAddresses, separates, suggest, withAddresses } from './addresses'
import styles from './composer.module.scss'

interface RecipientFieldProps {
  label: string
  people: readonly Address[]
  onChange: (people: Address[]) => void
  hasFocus?: boolean
  children?: ReactNode
}

function Chip({ person, onRemove }: { person: Address; onRemove: () => void }) {
  const { t } = useTranslation('email')
  const isWrong = !isAddress(person)
  const name = person.name || person.email
  return (
    <li className={cx(styles.recipientChip, isWrong && 'is-wrong')} title={person.email}>
      {isWrong && <CircleAlert aria-hidden="true" />}
      <bdi className="truncate">{name}</bdi>
      {isWrong && <span className="visually-hidden">{t('compose.wrongAddress')}</span>}
      <button type="button" aria-label={t('compose.removePerson', { name })} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </li>
  )
}

/** Recipients as chips, with suggested contacts (WAI-ARIA APG, editable combobox with list). */
export function RecipientField({ label, people, onChange, hasFocus = false, children }: RecipientFieldProps) {
  const { t } = useTranslation('email')
  const { contacts } = useAppSelector(selectContacts)
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const matches = suggest(text, contacts, people)
  const { active, setActive, handleArrows, fieldProps, listProps, idOf } = useCombobox({
    keys: matches.map(({ email }) => email),
    isOpen: matches.length > 0,
    startsAtFirst: true,
  })
  const current = matches.find(({ email }) => email === active)

  function add(added: readonly Address[]) {
    setText('')
    setActive(undefined)
    if (added.length > 0) onChange(withAddresses(people, added))
  }
  function remove(person: Address) {
    onChange(people.filter((other) => other !== person))
    input.current?.focus()
  }
  function type(typed: string) {
    setActive(undefined)
    if (endsAddress(typed)) add(readAddresses(typed, contacts))
    else setText(typed)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || handleArrows(event)) return
    const typed = text.trim()
    switch (event.key) {
      case 'Tab':
      case 'Enter':
        if (typed === '') return
        if (event.key === 'Enter' || current) event.preventDefault()
        add(current ? [{ name: current.name, email: current.email }] : readAddresses(typed, contacts))
        return
      case 'Escape':
        if (typed === '') return
        event.stopPropagation()
        setText('')
        return
      case 'Backspace':
        if (text === '') onChange(people.slice(0, -1))
    }
  }

  return (
    <div className={styles.recipients}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.recipientsBox}>
        <ul aria-label={t('compose.people', { field: label })}>
          {people.map((person) => (
            <Chip key={person.email} person={person} onRemove={() => remove(person)} />
          ))}
        </ul>
        <input
          ref={input}
          id={id}
          type="text"
          {...fieldProps}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens a draft wants to write it
          autoFocus={hasFocus}
          inputMode="email"
          value={text}
          onChange={(event) => type(event.target.value)}
          onPaste={(event) => {
            // A single-line field would drop the line breaks between addresses.
            const pasted = event.clipboardData.getData('text')
            if (!separates(pasted)) return
            event.preventDefault()
            add(readAddresses(`${text}${pasted}`, contacts))
          }}
          onKeyDown={handleKeyDown}
          onBlur={() => add(readAddresses(text, contacts))}
        />
        {matches.length > 0 && (
          <div {...listProps} role="listbox" className={styles.recipientList} aria-label={t('compose.contacts')}>
            {matches.map((contact) => (
              <div
                key={contact.email}
                id={idOf(contact.email)}
                role="option"
                aria-selected={contact === current}
                tabIndex={-1}
                className={cx(
                  'd-flex gap-2 align-items-center',
                  styles.recipientOption,
                  contact === current && 'is-active',
                )}
                // Before the field's blur, which turns the typed text into a chip.
                onPointerDown={(event) => {
                  event.preventDefault()
                  add([{ name: contact.name, email: contact.email }])
                }}
              >
                <Avatar name={contact.name} src={contact.avatar || undefined} size="sm" />
                <span className="truncate">{contact.name}</span>
                <bdi className="text-muted truncate">{contact.email}</bdi>
              </div>
            ))}
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
