import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'blogList', title: 'Blog List', icon: 'newspaper', link: '/pages/blog/list' },
  { target: 'blogFeed', title: 'Blog Feed', icon: 'scroll-text', link: '/pages/blog/feed' },
  { target: 'blogDetail', title: 'Blog Detail', icon: 'book-open-text', link: '/pages/blog/detail' },
  { target: 'blogEdit', title: 'Blog Edit', icon: 'square-pen', link: '/pages/blog/edit' },
]
