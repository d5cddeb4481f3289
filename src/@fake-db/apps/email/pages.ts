import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [{ target: 'email', title: 'Email', icon: 'mail', link: '/apps/email' }]
