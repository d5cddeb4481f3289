import { get } from '@core/api/endpoint'
import type { AutocompleteItem, SelectOption } from './schema'

export const galleryApi = {
  /** `query` keeps the options whose label contains it. */
  options: get('/api/select/data').query<{ query?: string }>().returns<SelectOption[]>(),
  /** All of them: what is typed is looked for on the page. */
  items: get('/api/autocomplete/data').returns<{ autoComplete: AutocompleteItem[] }>(),
}
