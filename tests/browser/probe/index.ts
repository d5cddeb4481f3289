import { act, effects, prepare, settle } from './act'
import { listControls, markOpened } from './controls'
import { watchEffects } from './effects'
import { countForms, fillForm, messages, readForm, sendForm, typeEverywhere } from './forms'
import { home } from './snapshot'

/** In-page code of the browser tests; the global setup bundles it and installs it before the page's scripts. */
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
