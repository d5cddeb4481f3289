import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'login', title: 'Login', icon: 'log-in', link: '/login' },
  { target: 'register', title: 'Register', icon: 'user-plus', link: '/register' },
  { target: 'forgotPassword', title: 'Forgot Password', icon: 'key', link: '/forgot-password' },
]
