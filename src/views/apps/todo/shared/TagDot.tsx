import { ToneDot } from '@core/components/sidebar/ToneDot'
import type { Tag } from '@/redux/apps/todo/schema'
import { tagTones } from './tagTones'

/** A tag's colour, beside its name. */
export function TagDot({ tag }: { tag: Tag }) {
  return <ToneDot tone={tagTones[tag]} />
}
