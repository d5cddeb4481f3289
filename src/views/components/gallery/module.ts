import type { NavKey } from '@core/i18n/resources'
import type { ModuleRoute } from '@core/module/defineModule'
import { defineModule } from '@core/module/defineModule'
import { Component } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    components: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

const page = (path: string, title: NavKey, load: ModuleRoute['load']): ModuleRoute => ({
  path: `/components/${path}`,
  layout: 'app',
  title,
  examples: title,
  can: ['read', 'Data'],
  load,
})

const routes = [
  page('accordion', 'accordion', () => import('./AccordionPage')),
  page('alerts', 'alerts', () => import('./AlertsPage')),
  page('avatar', 'avatar', () => import('./AvatarPage')),
  page('badge', 'badge', () => import('./BadgePage')),
  page('breadcrumb', 'breadcrumb', () => import('./BreadcrumbPage')),
  page('buttons', 'buttons', () => import('./ButtonsPage')),
  page('carousel', 'carousel', () => import('./CarouselPage')),
  page('collapse', 'collapse', () => import('./CollapsePage')),
  page('divider', 'divider', () => import('./DividerPage')),
  page('dropdown', 'dropdown', () => import('./DropdownPage')),
  page('empty-state', 'emptyState', () => import('./EmptyStatePage')),
  page('list-group', 'listGroup', () => import('./ListGroupPage')),
  page('modal', 'modal', () => import('./ModalPage')),
  { ...page('nav', 'nav', () => import('./NavPage')), examples: 'navs' },
  page('offcanvas', 'offcanvas', () => import('./OffcanvasPage')),
  page('pagination', 'pagination', () => import('./PaginationPage')),
  page('popover', 'popover', () => import('./PopoverPage')),
  page('progress', 'progress', () => import('./ProgressPage')),
  page('rating', 'rating', () => import('./RatingPage')),
  page('skeleton', 'skeleton', () => import('./SkeletonPage')),
  page('spinner', 'spinner', () => import('./SpinnerPage')),
  page('stepper', 'stepper', () => import('./StepperPage')),
  page('tabs', 'tabs', () => import('./TabsPage')),
  page('timeline', 'timeline', () => import('./TimelinePage')),
  page('toast', 'toast', () => import('./ToastPage')),
  page('tooltip', 'tooltip', () => import('./TooltipPage')),
  page('tree', 'tree', () => import('./TreePage')),
]

export default defineModule({
  key: 'components/gallery',
  i18n: { namespace: 'components', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 20, icon: Component, group: 'components', routes: routes.map(({ path }) => path) },
  routes,
})
