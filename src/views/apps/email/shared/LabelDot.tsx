import { ToneDot } from '@core/components/sidebar/ToneDot'
import type { Label } from '@/redux/apps/email/schema'
import { labelTones } from './mailTexts'

/** A label's colour, beside its name. */
export function LabelDot({ label }: { label: Label }) {
  return <ToneDot tone={labelTones[label]} />
}
