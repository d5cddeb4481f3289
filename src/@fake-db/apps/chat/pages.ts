import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'chat', title: 'Chat', icon: 'message-square', link: '/apps/chat' },
]
