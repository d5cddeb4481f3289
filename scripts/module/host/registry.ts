import type { FakeModule } from '@fake-db/kit/mount'

export const registry: readonly FakeModule[] = Object.values(
  import.meta.glob<FakeModule>('./entries/*.ts', { eager: true, import: 'default' }),
)
