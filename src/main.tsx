import '@core/scss/index.scss'
import { start } from './App'
import './layouts/frame/route-progress.scss' // every page shows it

/** An earlier product at this URL may have left a service worker that answers requests. */
function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.getRegistrations().then(
    (registrations) => Promise.all(registrations.map((registration) => registration.unregister())),
    () => undefined, // No worker exists if the browser blocks them.
  )
}

/** Events before, or of, the first press. */
const firstSigns = ['pointermove', 'pointerdown', 'keydown']

/** Code that is not needed before the first press. Optional: offline it cannot load. */
function loadGuards(): void {
  for (const type of firstSigns) removeEventListener(type, loadGuards)
  Promise.all([import('@core/guardRepeats'), import('@core/keepFocus')]).then(
    ([{ guardRepeats }, { keepFocus }]) => {
      guardRepeats(window)
      keepFocus()
    },
    () => undefined,
  )
}

const root = document.querySelector<HTMLElement>('#root')
if (root) {
  unregisterServiceWorkers()
  for (const type of firstSigns) addEventListener(type, loadGuards)
  void start(root)
}
