import '@core/scss/index.scss'
import './layouts/frame/route-progress.scss' // shown on every page, so in the sheet of every page

/** An earlier product on this address may have left a worker that answers for us. */
function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.getRegistrations().then(
    (registrations) => Promise.all(registrations.map((registration) => registration.unregister())),
    () => undefined, // Where workers are forbidden, there are none.
  )
}

/** Nothing is there to translate with: the one text that stands in `index.html`. */
function showFailure(root: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('#boot-failed')
  if (!template) return
  root.replaceChildren(template.content.cloneNode(true))
  root.querySelector('button')?.addEventListener('click', () => {
    window.location.reload()
  })
}

const root = document.querySelector<HTMLElement>('#root')
if (root) {
  unregisterServiceWorkers()
  import('./App')
    .then(({ start }) => start(root))
    .catch((error: unknown) => {
      showFailure(root)
      reportError(error)
    })
}
