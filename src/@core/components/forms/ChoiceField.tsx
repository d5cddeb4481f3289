import { Check, ChevronDown, X } from 'lucide-react'
import { Fragment, useRef, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { cx } from '../cx'
import { useLayer } from '../overlay/layers'
import { portalTarget } from '../overlay/portalTarget'
import { useAnchored } from '../overlay/useAnchored'
import styles from './combobox.module.scss'
import { Field, type FieldProps } from './Field'
import { useCombobox } from './useCombobox'

export interface Choice {
  readonly value: string
  readonly label: string
  /** Heading above consecutive choices of the same group. */
  readonly group?: string
}

export interface ChoiceFieldProps extends FieldProps {
  options: readonly Choice[]
  /** At most a single choice unless `isMulti`. */
  value: readonly Choice[]
  onChange: (value: Choice[]) => void
  /** Allows several choices, shown as chips. */
  isMulti?: boolean
  /** Called with the typed text, for search by a server. Without it, options are filtered locally. */
  onSearch?: (text: string) => void
  isLoading?: boolean
  /** Offers to add the typed text. Returns the new choice, which is then selected. */
  onCreate?: (label: string) => Choice
  placeholder?: string
  id?: string
}

/** Value of the "Add …" option. */
const creation = '\u0000'
const folded = (text: string) => text.trim().toLocaleLowerCase()

/**
 * Select with search, for a single or several choices. Backspace in the empty field removes the last choice, unless a
 * single choice is required.
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, hint, error, isOptional, id, placeholder, isMulti = false, isLoading = false } = props
  const { options, value, onChange, onSearch, onCreate } = props
  const { t } = useTranslation('kit')
  const anchor = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [host, setHost] = useState<Element | null>(null)
  const [typed, setTyped] = useState('')
  const isOpen = host !== null
  const isChosen = (choice: Choice) => value.some((other) => other.value === choice.value)

  const found = onSearch ? options : options.filter((choice) => folded(choice.label).includes(folded(typed)))
  const isNew = folded(typed) !== '' && ![...options, ...value].some((one) => folded(one.label) === folded(typed))
  const added = onCreate && isNew ? [{ value: creation, label: t('choice.create', { name: typed.trim() }) }] : []
  const shown: readonly Choice[] = [...found, ...added]

  const { active, setActive, handleArrows, fieldProps, listProps, idOf } = useCombobox({
    keys: shown.map((choice) => choice.value),
    isOpen,
    startsAtFirst: typed !== '',
  })
  useAnchored(isOpen, anchor, box, { side: 'bottom', align: 'start' })
  useLayer(isOpen, close)

  function open() {
    setHost(portalTarget(anchor.current))
  }
  function search(text: string) {
    setTyped(text)
    setActive(undefined)
    onSearch?.(text)
  }
  function close() {
    setHost(null)
    if (typed !== '') search('')
    setActive(undefined)
  }
  function pick(picked: Choice) {
    const choice = picked.value === creation ? onCreate?.(typed.trim()) : picked
    if (!choice) return
    if (!isMulti) onChange([choice])
    else onChange(isChosen(choice) ? value.filter((other) => other.value !== choice.value) : [...value, choice])
    if (!isMulti) close()
    else if (typed !== '') search('')
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const current = shown.find((choice) => choice.value === active)
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      open()
    } else if (handleArrows(event)) return
    else if (event.key === 'Enter' && current) {
      event.preventDefault()
      pick(current)
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0 && (isMulti || isOptional))
      onChange(value.slice(0, -1))
  }

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(control) => (
        // Convenience for the mouse: a click beside the text focuses the field.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          ref={anchor}
          className={`form-control ${styles.choice}`}
          aria-invalid={control['aria-invalid']}
          onClick={() => {
            input.current?.focus()
            open()
          }}
        >
          {isMulti && value.length > 0 && (
            <ul aria-label={t('choice.chosen', { field: label })}>
              {value.map((choice) => (
                <li key={choice.value} className={styles.choiceChip}>
                  <bdi className="truncate">{choice.label}</bdi>
                  <button
                    type="button"
                    aria-label={t('choice.remove', { name: choice.label })}
                    onClick={(event) => {
                      event.stopPropagation()
                      onChange(value.filter((other) => other !== choice))
                      input.current?.focus()
                    }}
                  >
                    <X aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            ref={input}
            type="text"
            {...fieldProps}
            placeholder={value.length === 0 ? placeholder : isMulti ? undefined : value[0]?.label}
            value={typed === '' && !isMulti && !isOpen ? (value[0]?.label ?? '') : typed}
            onChange={(event) => {
              search(event.target.value)
              open()
            }}
            onKeyDown={handleKeyDown}
            onBlur={close}
          />
          <ChevronDown aria-hidden="true" />
          {isOpen &&
            createPortal(
              <div ref={box} className={`dropdown-menu floating ${styles.comboboxList}`}>
                {shown.length === 0 && (
                  <p className={styles.comboboxEmpty} role="status">
                    {t(isLoading ? 'choice.loading' : 'choice.empty')}
                  </p>
                )}
                <div
                  {...listProps}
                  role="listbox"
                  aria-label={label}
                  aria-multiselectable={isMulti}
                  aria-busy={isLoading}
                  hidden={shown.length === 0}
                >
                  {shown.map((choice, index) => (
                    <Fragment key={choice.value}>
                      {choice.group && choice.group !== shown[index - 1]?.group && (
                        <p className="dropdown-header" role="presentation">
                          {choice.group}
                        </p>
                      )}
                      {/* The focused field handles the keys. */}
                      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
                      <div
                        id={idOf(choice.value)}
                        role="option"
                        aria-selected={isChosen(choice)}
                        tabIndex={-1}
                        className={cx('dropdown-item', styles.comboboxOption, choice.value === active && 'is-active')}
                        onClick={(event) => {
                          event.stopPropagation()
                          pick(choice)
                        }}
                      >
                        <bdi>{choice.label}</bdi>
                        {isChosen(choice) && <Check aria-hidden="true" />}
                      </div>
                    </Fragment>
                  ))}
                </div>
              </div>,
              host,
            )}
        </div>
      )}
    </Field>
  )
}
