import { act, effects, prepare, settle } from './act'
import { listControls, markOpened } from './controls'
import { watchEffects } from './effects'
import { countForms, fillForm, messages, readForm, sendForm, typeEverywhere } from './forms'
import { home } from './snapshot'

/** What the gates run inside the page; bundled by the global set-up and installed before the page's own scripts. */
const probe = {
  act,
  countForms,
  effects,
  fillForm,
  home,
  listControls,
  markOpened,
  messages,
  prepare,
  readForm,
  sendForm,
  settle,
  typeEverywhere,
}

declare global {
  interface Window {
    probe: typeof probe
  }
}

window.probe = probe
watchEffects()
