import i18next from 'i18next'
import { hasTexts } from '@/configs/i18n'
import styles from './long-calls.module.scss'

/** Elements that show a pending request. Without any, a slow request is not reported. */
const waiting = '[aria-busy="true"], .btn.is-pending'

let note: HTMLElement | undefined
let long = 0

/** Shows a status message while visible requests are slow. @param count slow requests; 0 clears the message */
export async function showLongCalls(count: number): Promise<void> {
  long = count
  await i18next.loadNamespaces('kit')
  if (!note) {
    note = document.createElement('p')
    note.setAttribute('role', 'status')
    note.className = styles.note ?? ''
    document.body.append(note)
  }
  const isSaid = long > 0 && document.querySelector(waiting) && hasTexts(i18next, 'kit')
  note.textContent = isSaid ? i18next.t('kit:stillWaiting') : ''
}
