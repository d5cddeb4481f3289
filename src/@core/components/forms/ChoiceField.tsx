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

/** One choice. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** Heading above this choice and those of the same group that follow. */
  readonly group?: string
}

export interface ChoiceFieldProps extends FieldProps {
  /** What can be chosen. */
  options: readonly Choice[]
  /** What is chosen, at most one unless `isMulti`. */
  value: readonly Choice[]
  onChange: (value: Choice[]) => void
  /** Whether several can be chosen: they stand in the field as chips. */
  isMulti?: boolean
  /** Called with what is typed, where a server looks for it; without it, the options are filtered here. */
  onSearch?: (text: string) => void
  /** Whether the options are on their way. */
  isLoading?: boolean
  /** Offers to add what is typed; gives the new choice, which is then chosen. */
  onCreate?: (label: string) => Choice
  placeholder?: string
  id?: string
}

/** Stands for "Add …" among the values. */
const creation = '\u0000'
const folded = (text: string) => text.trim().toLocaleLowerCase()

/** One or several of many choices: one types to find them. Backspace in the empty field takes the last chip away. */
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
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1))
  }

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(control) => (
        // A press beside the text goes to the field: a convenience for the mouse.
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
                      {/* The keys are those of the field, which has the focus. */}
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
