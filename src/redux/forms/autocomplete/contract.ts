import { get } from '@core/api/endpoint'
import type { AutocompleteItem } from './schema'

export const autocompleteApi = {
  /** All of them: what is typed is looked for on the page. */
  data: get('/api/autocomplete/data').returns<{ autoComplete: AutocompleteItem[] }>(),
}
