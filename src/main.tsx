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

/** Code that is not needed before the first press. Optional: offline it cannot load. */
function loadGuards(): void {
  removeEventListener('pointerdown', loadGuards)
  removeEventListener('keydown', loadGuards)
  import('@core/guardRepeats').then(
    ({ guardRepeats }) => guardRepeats(window),
    () => undefined,
  )
  import('@core/keepFocus').then(
    ({ keepFocus }) => keepFocus(),
    () => undefined,
  )
}

const root = document.querySelector<HTMLElement>('#root')
if (root) {
  unregisterServiceWorkers()
  addEventListener('pointerdown', loadGuards)
  addEventListener('keydown', loadGuards)
  void start(root)
}
