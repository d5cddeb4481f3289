import type { NavKey } from '@core/i18n/resources'
import type { ModuleRoute } from '@core/module/defineModule'
import { defineModule } from '@core/module/defineModule'
import { Puzzle } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    extensions: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

const page = (path: string, title: NavKey, load: ModuleRoute['load']): ModuleRoute => ({
  path: `/extensions/${path}`,
  layout: 'app',
  title,
  examples: title,
  can: ['read', 'Data'],
  load,
})

const routes = [
  page('dialogs', 'dialogs', async () => (await import('./DialogsPage')).DialogsPage),
  page('clipboard', 'clipboard', async () => (await import('./ClipboardPage')).ClipboardPage),
  page('context-menu', 'contextMenu', async () => (await import('./ContextMenuPage')).ContextMenuPage),
  page('drag-and-drop', 'dragAndDrop', async () => (await import('./DragAndDropPage')).DragAndDropPage),
  page('export', 'export', async () => (await import('./ExportPage')).ExportPage),
  page('export-selected', 'exportSelected', async () => (await import('./ExportSelectedPage')).ExportSelectedPage),
  page('import', 'import', async () => (await import('./ImportPage')).ImportPage),
  page('slider', 'slider', async () => (await import('./SliderPage')).SliderPage),
  page('swiper', 'swiper', async () => (await import('./SwiperPage')).SwiperPage),
  page('tour', 'tour', async () => (await import('./TourPage')).TourPage),
  page('media-player', 'mediaPlayer', async () => (await import('./MediaPlayerPage')).MediaPlayerPage),
  page('i18n', 'i18n', async () => (await import('./I18nPage')).I18nPage),
]

export default defineModule({
  key: 'extensions/gallery',
  i18n: { namespace: 'extensions', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 30, icon: Puzzle, group: 'extensions', routes: routes.map(({ path }) => path) },
  routes,
})
