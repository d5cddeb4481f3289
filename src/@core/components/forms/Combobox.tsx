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
  /** Stands in the place of the label, such as one with its match marked. */
  readonly text?: ReactNode
  /** What tells it from others of the same name. */
  readonly sub?: string
}

export interface ComboboxProps extends FieldProps {
  id?: string
  /** What stands in the field. */
  text: string
  onText: (text: string) => void
  /** Those that match the text. */
  options: readonly ComboboxOption[]
  onPick: (key: string) => void
  /** The option that stands in the field: the list opens at it. */
  chosen?: string
  onBlur?: () => void
  placeholder?: string
  /** Stands in the list where nothing matches; without it, the list closes. */
  emptyText?: string
  /** Takes the focus when the form asks for it. */
  inputRef?: Ref<HTMLInputElement> | undefined
  /** What else the field itself is given. */
  input?: Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'className'>
  /** An icon or a control inside, at the end. */
  end?: ReactNode
}

/** A field that offers what matches as one types (WAI-ARIA Authoring Practices, "Combobox" with a list box). */
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
    // In the middle, with those before and after it.
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
                    // The keys are those of the field, which has the focus.
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
