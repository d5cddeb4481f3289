import type { Kind } from '@/redux/apps/calendar/schema'
import { kindTones } from './kindTones'

/** The colour of a kind. Decorative: its name stands beside it. */
export function KindDot({ kind }: { kind: Kind }) {
  return <span className={`kind-dot tone-${kindTones[kind]}`} aria-hidden="true" />
}
