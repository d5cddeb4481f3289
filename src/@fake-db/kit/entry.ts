import type { Contract } from '@core/api/endpoint'
import type { Subject } from '@core/auth/ability'
import type { FakeModule } from './mount'

type Handlers = Awaited<ReturnType<FakeModule['load']>>

/**
 * Creates a registry entry.
 * @param key `<area>/<module>`
 * @param subject ability subject of the module's requests; null if they need none
 * @param load loads sample rows and handlers with the first request
 */
export function entry(
  key: string,
  contract: Contract,
  subject: Subject | null,
  load: () => Promise<{ createHandlers: Handlers }>,
): FakeModule {
  return { key, contract, subject, load: async () => (await load()).createHandlers }
}
