import { act, effects, prepare, settle } from './act'
import { listControls } from './controls'
import { watchEffects } from './effects'
import { home } from './snapshot'

/** What the gates run inside the page; bundled by the global set-up and installed before the page's own scripts. */
const probe = { act, effects, home, listControls, prepare, settle }

declare global {
  interface Window {
    probe: typeof probe
  }
}

window.probe = probe
watchEffects()
