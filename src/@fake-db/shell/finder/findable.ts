import type { Subject } from '@core/auth/ability'
import type { Env } from '@fake-db/kit/env'
import type { FoundRow } from '@/redux/shell/finder/schema'

/** What the search of the navbar finds in a module, which declares it in its `finder.ts`. */
export interface Finder {
  /** Who may read this finds the rows. */
  readonly subject: Subject
  /** All rows, each with the texts that it is found by, in the tables that the module's own handlers work on (`env.shared`). */
  readonly rows: (env: Env) => readonly (readonly [row: FoundRow, texts: readonly string[]])[]
}
