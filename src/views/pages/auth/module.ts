import { defineModule, type ModuleRoute } from '@core/module/defineModule'
import { publicPaths } from '@/configs/publicPaths'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    auth: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

const page = { layout: 'blank', isPublic: true } as const

/** An OpenID provider has its own pages for accounts and passwords. */
const ownAccounts: readonly ModuleRoute[] = [
  {
    ...page,
    path: paths.register.pattern,
    title: 'register',
    load: async () => (await import('./RegisterPage')).RegisterPage,
  },
  {
    ...page,
    path: paths.forgotPassword.pattern,
    title: 'forgotPassword',
    load: async () => (await import('./ForgotPasswordPage')).ForgotPasswordPage,
  },
  {
    ...page,
    path: paths.resetPassword.pattern,
    title: 'resetPassword',
    load: async () => (await import('./ResetPasswordPage')).ResetPasswordPage,
  },
  {
    ...page,
    path: publicPaths.verifyEmail.pattern,
    title: 'verifyEmail',
    load: async () => (await import('./VerifyEmailPage')).VerifyEmailPage,
  },
  {
    ...page,
    path: paths.twoSteps.pattern,
    title: 'twoSteps',
    load: async () => (await import('./TwoStepsPage')).TwoStepsPage,
  },
]

export default defineModule({
  key: 'pages/auth',
  i18n: { namespace: 'auth', load: (language) => import(`./locales/${language}.json`) },
  routes: [
    ...(import.meta.env.VITE_SESSION === 'oidc' ? [] : ownAccounts),
    {
      ...page,
      path: paths.provider.pattern,
      sample: paths.provider.href({ provider: 'google' }),
      title: 'provider',
      load: async () => (await import('./ProviderPage')).ProviderPage,
    },
    { ...page, path: publicPaths.lock.pattern, title: 'lock', load: async () => (await import('./LockPage')).LockPage },
  ],
})
