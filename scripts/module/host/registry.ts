import type { FakeModule } from '@fake-db/kit/mount'

/** Sample backend of all copied modules. */
export const registry: readonly FakeModule[] = Object.values(
  import.meta.glob<FakeModule>('./entries/*.ts', { eager: true, import: 'default' }),
)
