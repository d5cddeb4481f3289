import { useTranslation } from 'react-i18next'
import type { SampleApp } from '@/redux/pages/modal-examples/schema'

/** Product names, not translated. */
const names = {
  react: 'React',
  vue: 'Vue',
  angular: 'Angular',
  svelte: 'Svelte',
  postgres: 'PostgreSQL',
  mysql: 'MySQL',
  mongo: 'MongoDB',
} as const satisfies Record<SampleApp['framework'] | SampleApp['database'], string>

export function useAppTexts() {
  const { t } = useTranslation(['modalExamples', 'account'])
  return {
    name: (key: keyof typeof names) => names[key],
    parts: ({ category, framework, database }: Pick<SampleApp, 'category' | 'framework' | 'database'>) =>
      [t(`app.category.${category}`), names[framework], names[database]].join(' · '),
    card: ({ brand, last4 }: Pick<SampleApp, 'brand' | 'last4'>) =>
      t('account:cards.name', { brand: t(`account:cards.${brand}`), last4 }),
  }
}
