import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../cx'
import { useLayer } from '../overlay/layers'
import { portalTarget } from '../overlay/portalTarget'
import { useAnchored } from '../overlay/useAnchored'
import styles from './combobox.module.scss'
import { Field, type FieldProps } from './Field'
import { useCombobox } from './useCombobox'

interface ComboboxOption {
  readonly key: string
  readonly label: string
  /** Replaces the label, for example with the match highlighted. */
  readonly text?: ReactNode
  /** Distinguishes options with equal labels. */
  readonly sub?: string
}

export interface ComboboxProps extends FieldProps {
  id?: string
  text: string
  onText: (text: string) => void
  /** Only options that match the text. */
  options: readonly ComboboxOption[]
  onPick: (key: string) => void
  /** Key of the current option; the list opens there. */
  chosen?: string
  onBlur?: () => void
  placeholder?: string
  /** Shown if no option matches; without it, the list closes. */
  emptyText?: string
  inputRef?: Ref<HTMLInputElement> | undefined
  input?: Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'className'>
  /** Icon or control inside the field, at the end. */
  end?: ReactNode
}

/** Text field with suggestions (WAI-ARIA Authoring Practices, "Combobox" with a listbox). */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    id,
    text,
    onText,
    options,
    onPick,
    chosen,
    onBlur,
    placeholder,
    emptyText,
    inputRef,
    input,
    end,
  } = props
  const anchor = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [host, setHost] = useState<Element | null>(null)
  const isOpen = host !== null && (options.length > 0 || emptyText !== undefined)
  const { active, setActive, handleArrows, fieldProps, listProps, idOf } = useCombobox({
    keys: options.map(({ key }) => key),
    isOpen,
  })

  useAnchored(isOpen, anchor, box, { side: 'bottom', align: 'start' })
  useLayer(isOpen, close)
  useLayoutEffect(() => {
    const option = box.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    // Center the option in the list.
    if (isOpen && box.current && option) box.current.scrollTop = option.offsetTop - box.current.clientHeight / 2
  }, [isOpen])

  function open() {
    setHost(portalTarget(anchor.current))
  }
  function openAtChosen() {
    setActive(chosen)
    open()
  }
  function close() {
    setHost(null)
    setActive(undefined)
  }
  function pick(key: string) {
    close()
    onPick(key)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      openAtChosen()
    } else if (!handleArrows(event) && event.key === 'Enter' && active !== undefined) {
      event.preventDefault()
      pick(active)
    }
  }

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(control) => (
        <div className={cx('control', Boolean(end) && 'has-action')} ref={anchor}>
          <input
            {...input}
            {...control}
            ref={inputRef}
            type="text"
            className={cx('form-control', input?.className)}
            {...fieldProps}
            placeholder={placeholder}
            value={text}
            onChange={(event) => {
              onText(event.target.value)
              setActive(undefined)
              open()
            }}
            onClick={openAtChosen}
            onKeyDown={handleKeyDown}
            onBlur={() => {
              close()
              onBlur?.()
            }}
          />
          {end}
          {isOpen &&
            createPortal(
              <div ref={box} className={`dropdown-menu floating ${styles.comboboxList}`}>
                {options.length === 0 && (
                  <p className={styles.comboboxEmpty} role="status">
                    {emptyText}
                  </p>
                )}
                <div {...listProps} role="listbox" aria-label={label} hidden={options.length === 0}>
                  {options.map(({ key, label: name, text: shown, sub }) => (
                    // The focused field handles the keys.
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                    <div
                      key={key}
                      id={idOf(key)}
                      role="option"
                      aria-selected={key === active}
                      tabIndex={-1}
                      className={cx('dropdown-item', styles.comboboxOption, key === active && 'is-active')}
                      onClick={() => pick(key)}
                    >
                      <bdi>{shown ?? name}</bdi>
                      {sub && <bdi className={styles.comboboxSub}>{sub}</bdi>}
                    </div>
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
