import { registry } from '@fake-db/registry'

/** The modules of the sample backend, all of them loaded. */
export const loadedModules = await Promise.all(
  registry.map(async (module) => ({ ...module, ...(await module.load()) })),
)
