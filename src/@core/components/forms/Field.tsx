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
/* After the click that comes of it. */
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

/**
 * Holds back what would move the page while the pointer is pressed: a press on a button takes the focus from a field, and the
 * field's error must not push the button away from under the pointer.
 *
 * @param value What is to be shown.
 * @returns The same, or what was shown when the press began.
 */
function useFrozenWhilePressed<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(subscribe, readPressed, readPressed)
  const [shown, setShown] = useState(value)
  if (!isHeld && shown !== value) setShown(value)
  return isHeld ? shown : value
}

/** What every field of a form has. */
export interface FieldProps {
  label: string
  /** Help that stays in sight. */
  hint?: ReactNode
  /** The message of a failed check: a key of the namespace `core`, or a text of the server's. */
  error?: string | undefined
  /** Adds "(optional)" to the label. */
  isOptional?: boolean | undefined
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  className?: string | undefined
  /** Draws the control with the attributes it is given. */
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint and error below; the control is the caller's. */
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
            {/* A margin would be on the wrong side where text and page run in different directions. */}{' '}
            <span className="field-optional">{t('form.optional')}</span>
          </>
        )}
      </label>
      {children(controlProps(controlId, hint, error))}
      <FieldNotes id={controlId} hint={hint} error={error} label={label} />
    </div>
  )
}

/**
 * The attributes that tie a control to its notes.
 *
 * @param id The control's id.
 * @param hint Its hint, if any.
 * @param error Its error, if any.
 * @returns What to spread on the control.
 */
export function controlProps(id: string, hint: ReactNode, error: string | undefined): ControlProps {
  const notes = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`)
  return { id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined }
}

interface FieldNotesProps {
  id: string
  hint: ReactNode
  error: string | undefined
  /** Names the field in the error of an empty field. */
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
