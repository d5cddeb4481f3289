import { cx } from '@core/components/cx'
import type { Label } from '@/redux/apps/email/schema'
import { labelTones } from './mailTexts'

/** A label's colour, beside its name. */
export function LabelDot({ label }: { label: Label }) {
  return <span className={cx('label-dot', `tone-${labelTones[label]}`)} aria-hidden="true" />
}
