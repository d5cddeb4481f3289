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

const root = document.querySelector<HTMLElement>('#root')
if (root) {
  unregisterServiceWorkers()
  void start(root)
}
