import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'modalExamples', title: 'Modal Examples', icon: 'app-window', link: '/pages/modal-examples' },
]
