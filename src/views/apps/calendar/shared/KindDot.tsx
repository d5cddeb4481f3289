import { ToneDot } from '@core/components/sidebar/ToneDot'
import type { Kind } from '@/redux/apps/calendar/schema'
import { kindTones } from './kindTones'

/** The colour of a kind. Decorative: its name stands beside it. */
export function KindDot({ kind }: { kind: Kind }) {
  return <ToneDot tone={kindTones[kind]} />
}
