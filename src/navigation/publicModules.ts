import type { ModuleManifest } from '@core/module/defineModule'
import auth from '@/views/pages/auth/module'
import login from '@/views/pages/login/module'
import error from '@/views/misc/error/module'

/** Modules for logged-out users, loaded at startup. Other modules are loaded with their first page. */
export const publicModules: readonly ModuleManifest[] = [login, auth, error]
