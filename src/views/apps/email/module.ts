import { defineModule } from '@core/module/defineModule'
import { Mail } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    email: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

/** The sample mailbox receives the confirmation code of a new account. */
const isForUnconfirmed = import.meta.env.VITE_API !== 'real'

export default defineModule({
  key: 'apps/email',
  i18n: { namespace: 'email', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'apps', order: 10, icon: Mail, routes: [paths.email.pattern], hasBadge: true },
  found: paths.email.pattern,
  commands: [{ title: 'mailAdd', to: `${paths.email.href()}#new`, can: ['create', 'Email'] }],
  routes: [
    // First: the other route would match `label` as a folder.
    {
      path: paths.emailLabel.pattern,
      sample: paths.emailLabel.href({ label: 'company' }),
      title: 'emailLabel',
      can: ['read', 'Email'],
      parent: paths.email.pattern,
      isForUnconfirmed,
      load: async () => (await import('./EmailPage')).EmailPage,
    },
    {
      path: paths.email.pattern,
      sample: paths.email.href({ folder: 'inbox', id: 4 }),
      title: 'email',
      can: ['read', 'Email'],
      isForUnconfirmed,
      load: async () => (await import('./EmailPage')).EmailPage,
    },
  ],
})
