import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'typography', title: 'Typography', icon: 'type', link: '/ui/typography' },
  { target: 'colors', title: 'Colors', icon: 'palette', link: '/ui/colors' },
  { target: 'icons', title: 'Icons', icon: 'shapes', link: '/ui/icons' },
  { target: 'illustrations', title: 'Illustrations', icon: 'image', link: '/ui/illustrations' },
]
