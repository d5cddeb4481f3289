import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

/** The first stop of the keyboard: past menu and navbar to the page. */
export function SkipLink() {
  const { t } = useTranslation('shell')
  function handleClick(event: MouseEvent) {
    event.preventDefault() // The address belongs to the page.
    document.querySelector<HTMLElement>('#main')?.focus()
  }
  return (
    <a className="skip-link" href="#main" onClick={handleClick}>
      {t('skip')}
    </a>
  )
}
