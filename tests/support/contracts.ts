import { registry } from '@fake-db/registry'

export const loadedModules = await Promise.all(
  registry.map(async (module) => ({ ...module, ...(await module.load()) })),
)
