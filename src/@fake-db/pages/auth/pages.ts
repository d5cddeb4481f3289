import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'register', title: 'Register', icon: 'user-plus', link: '/register' },
  { target: 'forgotPassword', title: 'Forgot Password', icon: 'key', link: '/forgot-password' },
]
