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
  page('accordion', 'accordion', async () => (await import('./AccordionPage')).AccordionPage),
  page('alerts', 'alerts', async () => (await import('./AlertsPage')).AlertsPage),
  page('avatar', 'avatar', async () => (await import('./AvatarPage')).AvatarPage),
  page('badge', 'badge', async () => (await import('./BadgePage')).BadgePage),
  page('breadcrumb', 'breadcrumb', async () => (await import('./BreadcrumbPage')).BreadcrumbPage),
  page('buttons', 'buttons', async () => (await import('./ButtonsPage')).ButtonsPage),
  page('carousel', 'carousel', async () => (await import('./CarouselPage')).CarouselPage),
  page('collapse', 'collapse', async () => (await import('./CollapsePage')).CollapsePage),
  page('divider', 'divider', async () => (await import('./DividerPage')).DividerPage),
  page('dropdown', 'dropdown', async () => (await import('./DropdownPage')).DropdownPage),
  page('empty-state', 'emptyState', async () => (await import('./EmptyStatePage')).EmptyStatePage),
  page('list-group', 'listGroup', async () => (await import('./ListGroupPage')).ListGroupPage),
  page('modal', 'modal', async () => (await import('./ModalPage')).ModalPage),
  page('nav', 'navs', async () => (await import('./NavPage')).NavPage),
  page('offcanvas', 'offcanvas', async () => (await import('./OffcanvasPage')).OffcanvasPage),
  page('pagination', 'pagination', async () => (await import('./PaginationPage')).PaginationPage),
  page('popover', 'popover', async () => (await import('./PopoverPage')).PopoverPage),
  page('progress', 'progress', async () => (await import('./ProgressPage')).ProgressPage),
  page('rating', 'rating', async () => (await import('./RatingPage')).RatingPage),
  page('skeleton', 'skeleton', async () => (await import('./SkeletonPage')).SkeletonPage),
  page('spinner', 'spinner', async () => (await import('./SpinnerPage')).SpinnerPage),
  page('stepper', 'stepper', async () => (await import('./StepperPage')).StepperPage),
  page('tabs', 'tabs', async () => (await import('./TabsPage')).TabsPage),
  page('timeline', 'timeline', async () => (await import('./TimelinePage')).TimelinePage),
  page('toast', 'toast', async () => (await import('./ToastPage')).ToastPage),
  page('tooltip', 'tooltip', async () => (await import('./TooltipPage')).TooltipPage),
  page('tree', 'tree', async () => (await import('./TreePage')).TreePage),
]

export default defineModule({
  key: 'components/gallery',
  i18n: { namespace: 'components', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 20, icon: Component, group: 'components', routes: routes.map(({ path }) => path) },
  routes,
})
