import type { ModuleManifest, ModuleRoute } from '@core/module/defineModule'
import user from '@/views/apps/user/module'
import home from '@/views/dashboards/home/module'
import accessControl from '@/views/pages/access-control/module'
import auth from '@/views/pages/auth/module'
import error from '@/views/misc/error/module'
import notAuthorized from '@/views/misc/not-authorized/module'

/** One line for each module that has screens. */
export const modules: readonly ModuleManifest[] = [home, user, accessControl, auth, notAuthorized, error]

/** Every route of the product. */
export const routes: readonly ModuleRoute[] = modules.flatMap((module) => module.routes)
