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
  page('dialogs', 'dialogs', () => import('./DialogsPage')),
  page('clipboard', 'clipboard', () => import('./ClipboardPage')),
  page('context-menu', 'contextMenu', () => import('./ContextMenuPage')),
  page('drag-and-drop', 'dragAndDrop', () => import('./DragAndDropPage')),
  page('export', 'export', () => import('./ExportPage')),
  page('export-selected', 'exportSelected', () => import('./ExportSelectedPage')),
  page('import', 'import', () => import('./ImportPage')),
  page('slider', 'slider', () => import('./SliderPage')),
  page('swiper', 'swiper', () => import('./SwiperPage')),
  page('tour', 'tour', () => import('./TourPage')),
  page('media-player', 'mediaPlayer', () => import('./MediaPlayerPage')),
  page('i18n', 'i18n', () => import('./I18nPage')),
]

export default defineModule({
  key: 'extensions/gallery',
  i18n: { namespace: 'extensions', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 30, icon: Puzzle, group: 'extensions', routes: routes.map(({ path }) => path) },
  routes,
})
