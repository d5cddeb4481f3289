import type { ModuleManifest, ModuleRoute } from '@core/module/defineModule'

/** One line for each module that has been copied. */
export const memberModules: readonly ModuleManifest[] = []

export const modules: readonly ModuleManifest[] = [...memberModules]

/** Every route of the product. */
export const routes: readonly ModuleRoute[] = modules.flatMap((module) => module.routes)
