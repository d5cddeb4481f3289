import { defineModule } from '@core/module/defineModule'
import { publicPaths } from '@/navigation/publicPaths'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    auth: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'pages/auth',
  i18n: { namespace: 'auth', load: (language) => import(`./locales/${language}.json`) },
  routes: [
    {
      path: publicPaths.login.pattern,
      layout: 'blank',
      title: 'login',
      isPublic: true,
      load: () => import('./LoginPage'),
    },
    {
      path: paths.register.pattern,
      layout: 'blank',
      title: 'register',
      isPublic: true,
      load: () => import('./RegisterPage'),
    },
    {
      path: paths.forgotPassword.pattern,
      layout: 'blank',
      title: 'forgotPassword',
      isPublic: true,
      load: () => import('./ForgotPasswordPage'),
    },
  ],
})
