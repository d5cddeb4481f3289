import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [{ target: 'login', title: 'Login', icon: 'log-in', link: '/login' }]
