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
  page('input', 'input', async () => (await import('./InputPage')).InputPage),
  page('textarea', 'textarea', async () => (await import('./TextareaPage')).TextareaPage),
  page('checkbox-radio-switch', 'checkboxAndRadio', async () => (await import('./ChecksPage')).ChecksPage),
  page('number-input', 'numberInput', async () => (await import('./NumberPage')).NumberPage),
  page('input-mask', 'inputMask', async () => (await import('./MaskPage')).MaskPage),
  page('select', 'select', async () => (await import('./SelectPage')).SelectPage),
  page('autocomplete', 'autocomplete', async () => (await import('./AutocompletePage')).AutocompletePage),
  page('date-picker', 'datePicker', async () => (await import('./DatePage')).DatePage),
  page('file-uploader', 'fileUploader', async () => (await import('./UploadPage')).UploadPage),
  page('editor', 'editor', async () => (await import('./EditorPage')).EditorPage),
  page('repeater', 'formRepeater', async () => (await import('./RepeaterPage')).RepeaterPage),
  page('layouts', 'formLayouts', async () => (await import('./LayoutsPage')).LayoutsPage),
  page('wizard', 'formWizard', async () => (await import('./WizardPage')).WizardPage),
  page('validation', 'formValidation', async () => (await import('./ValidationPage')).ValidationPage),
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
