import type { NavKey } from '@core/i18n/resources'
import type { ModuleRoute } from '@core/module/defineModule'

/** Declares a page of examples, with their texts under the key of its title. */
export function examplePage(path: string, title: NavKey, load: ModuleRoute['load']): ModuleRoute {
  return { path, title, examples: title, can: ['read', 'Data'], load }
}
