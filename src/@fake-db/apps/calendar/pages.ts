import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'calendar', title: 'Calendar', icon: 'calendar', link: '/apps/calendar' },
]
