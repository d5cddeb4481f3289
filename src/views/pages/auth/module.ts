import { defineModule } from '@core/module/defineModule'
import { publicPaths } from '@/navigation/publicPaths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    auth: typeof texts
  }
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
      path: publicPaths.register.pattern,
      layout: 'blank',
      title: 'register',
      isPublic: true,
      load: () => import('./RegisterPage'),
    },
    {
      path: publicPaths.forgotPassword.pattern,
      layout: 'blank',
      title: 'forgotPassword',
      isPublic: true,
      load: () => import('./ForgotPasswordPage'),
    },
  ],
})
