import type { FieldProps } from '@core/components/forms/Field'
import { Field } from '@core/components/forms/Field'
import { cx } from '@core/components/cx'
import { portalTarget } from '@core/components/overlay/portalTarget'
import { useLayer } from '@core/components/overlay/layers'
import { useAnchored } from '@core/components/overlay/useAnchored'
import type { KeyboardEvent, MouseEvent, Ref } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './invoice-form.module.scss'

interface ComboboxOption {
  readonly key: string
  readonly label: string
  /** What tells it from others of the same name. */
  readonly sub: string
}

interface ComboboxProps extends FieldProps {
  id: string
  text: string
  onText: (text: string) => void
  /** Those that match the text. */
  options: readonly ComboboxOption[]
  onPick: (key: string) => void
  onBlur: () => void
  placeholder: string
  /** Stands in the list where nothing matches; without it, the list closes. */
  emptyText?: string
  /** Takes the focus when the form asks for it. */
  inputRef?: Ref<HTMLInputElement>
}

/** A press in the list, or on its scroll bar, leaves the focus in the field. */
const keepsFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() }

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
    onBlur,
    placeholder,
    emptyText,
    inputRef,
  } = props
  const listId = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [host, setHost] = useState<Element | null>(null)
  const [activeKey, setActiveKey] = useState<string>()
  const isOpen = host !== null && (options.length > 0 || emptyText !== undefined)
  const active = isOpen ? options.find(({ key }) => key === activeKey) : undefined

  useAnchored(isOpen, anchor, box, { side: 'bottom', align: 'start' })
  useLayer(isOpen, close)

  const activeIndex = active ? options.indexOf(active) : -1
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeKey])

  function open() {
    setHost(portalTarget(anchor.current))
  }
  function close() {
    setHost(null)
    setActiveKey(undefined)
  }
  function pick(key: string) {
    close()
    onPick(key)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = event.key === 'ArrowDown' ? (activeIndex + 1) % options.length : Math.max(activeIndex, 0) - 1
      if (isOpen) setActiveKey(options.at(next)?.key)
      else open()
    } else if (event.key === 'Enter' && active) {
      pick(active.key)
    } else {
      return
    }
    event.preventDefault()
  }

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(control) => (
        <div className="control" ref={anchor}>
          <input
            {...control}
            ref={inputRef}
            type="text"
            className="form-control"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active && `${listId}-${active.key}`}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={text}
            onChange={(event) => {
              onText(event.target.value)
              setActiveKey(undefined)
              open()
            }}
            onClick={open}
            onKeyDown={handleKeyDown}
            onBlur={() => {
              close()
              onBlur()
            }}
          />
          {isOpen &&
            createPortal(
              <div ref={box} className={`floating menu ${styles.comboboxList}`} {...keepsFocus}>
                {options.length === 0 && (
                  <p className={styles.comboboxEmpty} role="status">
                    {emptyText}
                  </p>
                )}
                <div id={listId} role="listbox" aria-label={label} hidden={options.length === 0}>
                  {options.map(({ key, label: name, sub }) => (
                    // The keys are those of the field, which has the focus.
                    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                    <div
                      key={key}
                      id={`${listId}-${key}`}
                      className={cx('menu-item', styles.comboboxOption, key === active?.key && 'is-active')}
                      role="option"
                      aria-selected={key === active?.key}
                      tabIndex={-1}
                      onClick={() => pick(key)}
                    >
                      <bdi>{name}</bdi>
                      <bdi className={styles.comboboxSub}>{sub}</bdi>
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
