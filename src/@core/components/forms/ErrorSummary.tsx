import { useTranslation } from 'react-i18next'
import { Alert } from '../Alert'
import { useValidationText } from './useValidationText'

/** One wrong field. */
export interface SummaryEntry {
  /** Id of its control. */
  id: string
  label: string
  error: string | undefined
}

/** What is wrong in a long form, each a link to its field. Nothing while nothing is wrong. */
export function ErrorSummary({ fields }: { fields: readonly SummaryEntry[] }) {
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

/* The address belongs to the router: the link only moves the focus. */
function focusField(event: { preventDefault: () => void }, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
