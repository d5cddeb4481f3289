import type { NavTexts } from '@core/i18n/resources'
import own from '../locales/ar.json'

/** Page names of all modules, without their other texts (`scripts/vite/navTexts.ts`). */
const names = import.meta.glob<Partial<NavTexts>>('../../views/*/*/locales/ar.json', {
  query: '?nav',
  import: 'default',
  eager: true,
})

export default Object.values(names).reduce((all, some) => ({ ...all, ...some }), own)
