import { defineModule } from '@core/module/defineModule'
import { TextCursorInput } from 'lucide-react'
import { examplePage } from '@/views/shared/examplePage'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    formGallery: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'forms/gallery',
  i18n: { namespace: 'formGallery', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 40, icon: TextCursorInput, group: 'forms' },
  routes: [
    examplePage('/forms/input', 'input', async () => (await import('./InputPage')).InputPage),
    examplePage('/forms/textarea', 'textarea', async () => (await import('./TextareaPage')).TextareaPage),
    examplePage(
      '/forms/checkbox-radio-switch',
      'checkboxAndRadio',
      async () => (await import('./ChecksPage')).ChecksPage,
    ),
    examplePage('/forms/number-input', 'numberInput', async () => (await import('./NumberPage')).NumberPage),
    examplePage('/forms/input-mask', 'inputMask', async () => (await import('./MaskPage')).MaskPage),
    examplePage('/forms/select', 'select', async () => (await import('./SelectPage')).SelectPage),
    examplePage(
      '/forms/autocomplete',
      'autocomplete',
      async () => (await import('./AutocompletePage')).AutocompletePage,
    ),
    examplePage('/forms/date-picker', 'datePicker', async () => (await import('./DatePage')).DatePage),
    examplePage('/forms/file-uploader', 'fileUploader', async () => (await import('./UploadPage')).UploadPage),
    examplePage('/forms/editor', 'editor', async () => (await import('./EditorPage')).EditorPage),
    examplePage('/forms/repeater', 'formRepeater', async () => (await import('./RepeaterPage')).RepeaterPage),
    examplePage('/forms/layouts', 'formLayouts', async () => (await import('./LayoutsPage')).LayoutsPage),
    examplePage('/forms/wizard', 'formWizard', async () => (await import('./WizardPage')).WizardPage),
    examplePage('/forms/validation', 'formValidation', async () => (await import('./ValidationPage')).ValidationPage),
  ],
})
