import { defineModule } from '@core/module/defineModule'
import { Puzzle } from 'lucide-react'
import { examplePage } from '@/views/shared/examplePage'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    extensions: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'extensions/gallery',
  i18n: { namespace: 'extensions', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 30, icon: Puzzle, group: 'extensions' },
  routes: [
    examplePage('/extensions/dialogs', 'dialogs', async () => (await import('./DialogsPage')).DialogsPage),
    examplePage('/extensions/clipboard', 'clipboard', async () => (await import('./ClipboardPage')).ClipboardPage),
    examplePage(
      '/extensions/context-menu',
      'contextMenu',
      async () => (await import('./ContextMenuPage')).ContextMenuPage,
    ),
    examplePage(
      '/extensions/drag-and-drop',
      'dragAndDrop',
      async () => (await import('./DragAndDropPage')).DragAndDropPage,
    ),
    examplePage('/extensions/export', 'export', async () => (await import('./ExportPage')).ExportPage),
    examplePage(
      '/extensions/export-selected',
      'exportSelected',
      async () => (await import('./ExportSelectedPage')).ExportSelectedPage,
    ),
    examplePage('/extensions/import', 'import', async () => (await import('./ImportPage')).ImportPage),
    examplePage('/extensions/slider', 'slider', async () => (await import('./SliderPage')).SliderPage),
    examplePage('/extensions/swiper', 'swiper', async () => (await import('./SwiperPage')).SwiperPage),
    examplePage('/extensions/tour', 'tour', async () => (await import('./TourPage')).TourPage),
    examplePage(
      '/extensions/media-player',
      'mediaPlayer',
      async () => (await import('./MediaPlayerPage')).MediaPlayerPage,
    ),
    examplePage('/extensions/i18n', 'i18n', async () => (await import('./I18nPage')).I18nPage),
  ],
})
