import { ToneDot } from '@core/components/sidebar/ToneDot'
import type { Kind } from '@/redux/apps/calendar/schema'
import { kindTones } from './kindTones'

/** Decorative: the kind's name is beside it. */
export function KindDot({ kind }: { kind: Kind }) {
  return <ToneDot tone={kindTones[kind]} />
}
