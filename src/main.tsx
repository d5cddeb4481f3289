import '@core/scss/index.scss'
import { start } from './App'
import './layouts/frame/route-progress.scss' // shown on every page, so in the sheet of every page

/** An earlier product on this address may have left a worker that answers for us. */
function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.getRegistrations().then(
    (registrations) => Promise.all(registrations.map((registration) => registration.unregister())),
    () => undefined, // Where workers are forbidden, there are none.
  )
}

const root = document.querySelector<HTMLElement>('#root')
if (root) {
  unregisterServiceWorkers()
  void start(root)
}
