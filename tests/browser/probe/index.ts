import { act, effects, prepare, settle } from './act'
import { listControls, markOpened, opensMenu } from './controls'
import { watchEffects } from './effects'
import { aimAtForm, countForms, fillForm, messages, readForm, sendForm, typeEverywhere } from './forms'
import { home } from './snapshot'

/** In-page code of the browser tests; the global setup bundles it and installs it before the page's scripts. */
const probe = {
  act,
  aimAtForm,
  countForms,
  effects,
  fillForm,
  home,
  listControls,
  markOpened,
  messages,
  opensMenu,
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
