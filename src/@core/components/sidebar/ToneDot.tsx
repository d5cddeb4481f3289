import type { Tone } from '../tone'
import './sidebar.scss'

/** Color of a kind, label or tag. Decorative: render the name beside it. */
export function ToneDot({ tone }: { tone: Tone }) {
  return <span className={`tone-dot tone-${tone}`} aria-hidden="true" />
}
