import type { Tone } from '../tone'
import './sidebar.scss'

/** The colour of a kind, a label or a tag. Decorative: the name stands beside it. */
export function ToneDot({ tone }: { tone: Tone }) {
  return <span className={`tone-dot tone-${tone}`} aria-hidden="true" />
}
