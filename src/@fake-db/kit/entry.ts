import type { Subject } from '@core/auth/ability'
import type { AnyImplementation, FakeModule } from './mount'

/**
 * Creates a registry entry. `subject` is null for requests that need no ability.
 * @param paths path prefixes of the module's requests
 * @param load loads contract, sample rows and handlers at the first request; repeated after a failure
 */
export function entry(
  key: string,
  paths: readonly string[],
  subject: Subject | null,
  load: () => Promise<{ handlers: AnyImplementation }>,
): FakeModule {
  let loading: Promise<AnyImplementation> | undefined
  return {
    key,
    paths,
    subject,
    load() {
      loading ??= load().then(({ handlers }) => handlers)
      loading.catch(() => (loading = undefined))
      return loading
    },
  }
}
