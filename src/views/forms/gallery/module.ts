import type { NavKey } from '@core/i18n/resources'
import type { ModuleRoute } from '@core/module/defineModule'
import { defineModule } from '@core/module/defineModule'
import { TextCursorInput } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    formGallery: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

const page = (path: string, title: NavKey, load: ModuleRoute['load']): ModuleRoute => ({
  path: `/forms/${path}`,
  layout: 'app',
  title,
  examples: title,
  can: ['read', 'Data'],
  load,
})

const routes = [
  page('input', 'input', () => import('./InputPage')),
  page('textarea', 'textarea', () => import('./TextareaPage')),
  page('checkbox-radio-switch', 'checkboxAndRadio', () => import('./ChecksPage')),
  page('number-input', 'numberInput', () => import('./NumberPage')),
  page('input-mask', 'inputMask', () => import('./MaskPage')),
  page('select', 'select', () => import('./SelectPage')),
  page('autocomplete', 'autocomplete', () => import('./AutocompletePage')),
  page('date-picker', 'datePicker', () => import('./DatePage')),
  page('file-uploader', 'fileUploader', () => import('./UploadPage')),
  page('editor', 'editor', () => import('./EditorPage')),
  page('repeater', 'formRepeater', () => import('./RepeaterPage')),
  page('layouts', 'formLayouts', () => import('./LayoutsPage')),
  page('wizard', 'formWizard', () => import('./WizardPage')),
  page('validation', 'formValidation', () => import('./ValidationPage')),
]

export default defineModule({
  key: 'forms/gallery',
  i18n: { namespace: 'formGallery', load: (language) => import(`./locales/${language}.json`) },
  nav: {
    section: 'elements',
    order: 40,
    icon: TextCursorInput,
    group: 'forms',
    routes: routes.map(({ path }) => path),
  },
  routes,
})
