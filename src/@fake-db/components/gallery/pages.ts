import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'accordion', title: 'Accordion', icon: 'list-collapse', link: '/components/accordion' },
  { target: 'alerts', title: 'Alerts', icon: 'circle-alert', link: '/components/alerts' },
  { target: 'avatar', title: 'Avatar', icon: 'circle-user-round', link: '/components/avatar' },
  { target: 'badge', title: 'Badge', icon: 'badge', link: '/components/badge' },
  { target: 'breadcrumb', title: 'Breadcrumb', icon: 'chevrons-right', link: '/components/breadcrumb' },
  { target: 'buttons', title: 'Buttons', icon: 'mouse-pointer-click', link: '/components/buttons' },
  { target: 'carousel', title: 'Carousel', icon: 'gallery-horizontal', link: '/components/carousel' },
  { target: 'collapse', title: 'Collapse', icon: 'fold-vertical', link: '/components/collapse' },
  { target: 'divider', title: 'Divider', icon: 'separator-horizontal', link: '/components/divider' },
  { target: 'dropdown', title: 'Dropdown', icon: 'square-chevron-down', link: '/components/dropdown' },
  { target: 'emptyState', title: 'Empty State', icon: 'inbox', link: '/components/empty-state' },
  { target: 'listGroup', title: 'List Group', icon: 'list', link: '/components/list-group' },
  { target: 'modal', title: 'Modal', icon: 'picture-in-picture-2', link: '/components/modal' },
  { target: 'nav', title: 'Nav', icon: 'navigation', link: '/components/nav' },
  { target: 'offcanvas', title: 'Offcanvas', icon: 'panel-right-open', link: '/components/offcanvas' },
]
