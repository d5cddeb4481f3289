import { cx } from '@core/components/cx'
import type { Tag } from '@/redux/apps/todo/schema'
import { tagTones } from './tagTones'

/** A tag's colour, beside its name. */
export function TagDot({ tag }: { tag: Tag }) {
  return <span className={cx('tag-dot', `tone-${tagTones[tag]}`)} aria-hidden="true" />
}
