import type { NavTexts } from '@core/i18n/resources'
import own from '../locales/fr.json'

/** Page titles of all modules. The query makes a second copy of each file, of which a build keeps `nav` only. */
const names = import.meta.glob<Partial<NavTexts>>(['../../views/*/*/locales/fr.json', '!../../views/shared/**'], {
  query: '?nav',
  import: 'nav',
  eager: true,
})

export default Object.values(names).reduce((all, some) => ({ ...all, ...some }), own)
