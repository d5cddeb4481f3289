import { useTranslation } from 'react-i18next'
import { Alert } from '../Alert'
import { useValidationText } from './useValidationText'

interface SummaryEntry {
  /** Id of the control. */
  id: string
  label: string
  error: string | undefined
}

interface ErrorSummaryProps {
  /** All fields, in page order. Fields without an error are skipped. */
  fields: readonly SummaryEntry[]
}

/** Errors of a long form, with links to the fields. Renders nothing without errors. */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const { t } = useTranslation('core')
  const validationText = useValidationText()
  const wrong = fields.filter((field) => field.error)
  if (wrong.length === 0) return null
  return (
    <Alert tone="danger" title={t('form.summary', { count: wrong.length })}>
      <ul className="error-summary">
        {wrong.map(({ id, label, error = '' }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {t('form.summaryEntry', { label, error: validationText(error) })}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/* Only moves the focus: the router owns the URL. */
function focusField(event: { preventDefault: () => void }, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
