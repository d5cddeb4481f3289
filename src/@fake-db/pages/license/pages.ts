import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'license', title: 'License', icon: 'scale', link: '/pages/license' },
]
