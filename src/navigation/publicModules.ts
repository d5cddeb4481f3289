import type { ModuleManifest } from '@core/module/defineModule'
import auth from '@/views/pages/auth/module'
import login from '@/views/pages/login/module'
import error from '@/views/misc/error/module'

/** The modules that somebody who is not signed in needs. They are there from the start, the others with the first page of theirs. */
export const publicModules: readonly ModuleManifest[] = [login, auth, error]
