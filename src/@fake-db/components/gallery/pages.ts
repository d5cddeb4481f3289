import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'accordion', title: 'Accordion', icon: 'list-collapse', link: '/components/accordion' },
  { target: 'pagination', title: 'Pagination', icon: 'ellipsis', link: '/components/pagination' },
  { target: 'popover', title: 'Popover', icon: 'message-square-more', link: '/components/popover' },
  { target: 'progress', title: 'Progress', icon: 'loader', link: '/components/progress' },
  { target: 'rating', title: 'Rating', icon: 'star', link: '/components/rating' },
  { target: 'skeleton', title: 'Skeleton', icon: 'scan', link: '/components/skeleton' },
  { target: 'spinner', title: 'Spinner', icon: 'loader-circle', link: '/components/spinner' },
  { target: 'stepper', title: 'Stepper', icon: 'milestone', link: '/components/stepper' },
  { target: 'tabs', title: 'Tabs', icon: 'panel-top', link: '/components/tabs' },
  { target: 'timeline', title: 'Timeline', icon: 'git-commit-vertical', link: '/components/timeline' },
  { target: 'toast', title: 'Toast', icon: 'bell-ring', link: '/components/toast' },
  { target: 'tooltip', title: 'Tooltip', icon: 'message-circle', link: '/components/tooltip' },
  { target: 'tree', title: 'Tree', icon: 'folder-tree', link: '/components/tree' },
]
