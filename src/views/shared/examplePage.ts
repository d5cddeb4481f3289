import type { NavKey } from '@core/i18n/resources'
import type { ModuleRoute } from '@core/module/defineModule'

/** Declares a page of examples; the title's key also names its texts. */
export function examplePage(path: string, title: NavKey, load: ModuleRoute['load']): ModuleRoute {
  return { path, title, examples: title, can: ['read', 'Data'], load }
}
