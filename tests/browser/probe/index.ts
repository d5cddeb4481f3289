import { act, effects, prepare, settle } from './act'
import { listControls } from './controls'
import { watchEffects } from './effects'
import { pageState } from './snapshot'

/** What the gates run inside the page; bundled by the global set-up and installed before the page's own scripts. */
const probe = { act, effects, listControls, pageState, prepare, settle }

declare global {
  interface Window {
    probe: typeof probe
  }
}

window.probe = probe
watchEffects()
