import { defineModule } from '@core/module/defineModule'
import { Component } from 'lucide-react'
import { examplePage } from '@/views/shared/examplePage'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    components: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'components/gallery',
  i18n: { namespace: 'components', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 20, icon: Component, group: 'components' },
  routes: [
    examplePage('/components/accordion', 'accordion', async () => (await import('./AccordionPage')).AccordionPage),
    examplePage('/components/alerts', 'alerts', async () => (await import('./AlertsPage')).AlertsPage),
    examplePage('/components/avatar', 'avatar', async () => (await import('./AvatarPage')).AvatarPage),
    examplePage('/components/badge', 'badge', async () => (await import('./BadgePage')).BadgePage),
    examplePage('/components/breadcrumb', 'breadcrumb', async () => (await import('./BreadcrumbPage')).BreadcrumbPage),
    examplePage('/components/buttons', 'buttons', async () => (await import('./ButtonsPage')).ButtonsPage),
    examplePage('/components/carousel', 'carousel', async () => (await import('./CarouselPage')).CarouselPage),
    examplePage('/components/collapse', 'collapse', async () => (await import('./CollapsePage')).CollapsePage),
    examplePage('/components/divider', 'divider', async () => (await import('./DividerPage')).DividerPage),
    examplePage('/components/dropdown', 'dropdown', async () => (await import('./DropdownPage')).DropdownPage),
    examplePage('/components/empty-state', 'emptyState', async () => (await import('./EmptyStatePage')).EmptyStatePage),
    examplePage('/components/list-group', 'listGroup', async () => (await import('./ListGroupPage')).ListGroupPage),
    examplePage('/components/modal', 'modal', async () => (await import('./ModalPage')).ModalPage),
    examplePage('/components/nav', 'navs', async () => (await import('./NavPage')).NavPage),
    examplePage('/components/offcanvas', 'offcanvas', async () => (await import('./OffcanvasPage')).OffcanvasPage),
    examplePage('/components/pagination', 'pagination', async () => (await import('./PaginationPage')).PaginationPage),
    examplePage('/components/popover', 'popover', async () => (await import('./PopoverPage')).PopoverPage),
    examplePage('/components/progress', 'progress', async () => (await import('./ProgressPage')).ProgressPage),
    examplePage('/components/rating', 'rating', async () => (await import('./RatingPage')).RatingPage),
    examplePage('/components/skeleton', 'skeleton', async () => (await import('./SkeletonPage')).SkeletonPage),
    examplePage('/components/spinner', 'spinner', async () => (await import('./SpinnerPage')).SpinnerPage),
    examplePage('/components/stepper', 'stepper', async () => (await import('./StepperPage')).StepperPage),
    examplePage('/components/tabs', 'tabs', async () => (await import('./TabsPage')).TabsPage),
    examplePage('/components/timeline', 'timeline', async () => (await import('./TimelinePage')).TimelinePage),
    examplePage('/components/toast', 'toast', async () => (await import('./ToastPage')).ToastPage),
    examplePage('/components/tooltip', 'tooltip', async () => (await import('./TooltipPage')).TooltipPage),
    examplePage('/components/tree', 'tree', async () => (await import('./TreePage')).TreePage),
  ],
})
