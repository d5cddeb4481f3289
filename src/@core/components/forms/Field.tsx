import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../cx'
import { useValidationText } from './useValidationText'

let isPressed = false
const listeners = new Set<() => void>()

function setPressed(next: boolean) {
  if (isPressed === next) return
  isPressed = next
  for (const listener of listeners) listener()
}
function handleDown() {
  setPressed(true)
}
/* After the resulting click. */
function handleUp() {
  setTimeout(setPressed, 0, false)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('pointerdown', handleDown, true)
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, handleUp, true)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    isPressed = false
    document.removeEventListener('pointerdown', handleDown, true)
    for (const end of ['pointerup', 'pointercancel']) document.removeEventListener(end, handleUp, true)
  }
}

const readPressed = () => isPressed

/** While the pointer is pressed, delays a field's error on blur: it must not push away the pressed button. */
function useFrozenWhilePressed<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(subscribe, readPressed, readPressed)
  const [shown, setShown] = useState(value)
  if (!isHeld && shown !== value) setShown(value)
  return isHeld ? shown : value
}

export interface FieldProps {
  label: string
  /** Help text, always visible. */
  hint?: ReactNode
  /** Validation message: a key of the namespace `core`, or a text from the server. */
  error?: string | undefined
  /** Adds "(optional)" to the label. */
  isOptional?: boolean | undefined
}

export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label above a control, hint and error below. The caller renders the control. */
export function Field({ label, hint, error, isOptional = false, id, className, children }: FieldFrameProps) {
  const { t } = useTranslation('core')
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={cx('field', className)}>
      <label className="field-label" htmlFor={controlId}>
        {label}
        {isOptional && (
          <>
            {/* Not a margin: it would be on the wrong side if text and page directions differ. */}{' '}
            <span className="field-optional">{t('form.optional')}</span>
          </>
        )}
      </label>
      {children(controlProps(controlId, hint, error))}
      <FieldNotes id={controlId} hint={hint} error={error} label={label} />
    </div>
  )
}

/** Returns props that link a control to its hint and error, and mark it as invalid. */
export function controlProps(id: string, hint: ReactNode, error: string | undefined): ControlProps {
  const notes = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`)
  return { id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined }
}

interface FieldNotesProps {
  id: string
  hint: ReactNode
  error: string | undefined
  /** Field name for the "required" message. */
  label?: string
}

/** Hint and error of a control. */
export function FieldNotes({ id, hint, error, label }: FieldNotesProps) {
  const validationText = useValidationText()
  const shownError = useFrozenWhilePressed(error)
  return (
    <>
      {shownError && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          {validationText(shownError, label)}
        </p>
      )}
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}
