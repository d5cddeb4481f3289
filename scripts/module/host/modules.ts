import type { ModuleManifest, ModuleRoute } from '@core/module/defineModule'

export const memberModules: readonly ModuleManifest[] = Object.values(
  import.meta.glob<ModuleManifest>('../views/*/*/module.ts', { eager: true, import: 'default' }),
)

export const modules: readonly ModuleManifest[] = [...memberModules]

export const routes: readonly ModuleRoute[] = modules.flatMap((module) => module.routes)
