import type { Subject } from '@core/auth/ability'
import type { Env } from '@fake-db/kit/env'
import type { FoundRow } from '@/redux/shell/finder/schema'

/** Global search of a module. Declared in its `finder.ts`. */
export interface Finder {
  /** Users who can read this subject see the rows. */
  readonly subject: Subject
  /** All rows, each with its searchable texts. Reads the tables of the module's handlers (`env.shared`). */
  readonly rows: (env: Env) => readonly (readonly [row: FoundRow, texts: readonly string[]])[]
}
