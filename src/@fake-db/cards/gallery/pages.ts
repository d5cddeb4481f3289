import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'cardBasic', title: 'Basic Cards', icon: 'rectangle-horizontal', link: '/cards/basic' },
  { target: 'cardAdvanced', title: 'Advanced Cards', icon: 'layout-grid', link: '/cards/advance' },
  { target: 'cardActions', title: 'Card Actions', icon: 'square-menu', link: '/cards/actions' },
]
