import { Frame, Star, paper, primary, tone } from './parts'

/** A magnifier over a part of the sky without stars. */
export function EmptySearch() {
  return (
    <Frame width={240} height={176}>
      <circle cx="120" cy="88" r="76" fill={tone(11)} />
      <circle cx="112" cy="80" r="60" stroke={tone(26)} strokeWidth="1.5" strokeDasharray="1 7" />
      <path stroke={tone(60)} strokeWidth="13" d="m146 114 28 28" />
      <path stroke={primary} strokeWidth="6" d="m140 108 9 9" />
      <circle cx="112" cy="80" r="38" fill={paper} stroke={primary} strokeWidth="7" />
      <Star x={112} y={80} size={20} stroke={tone(55)} strokeWidth="2" strokeDasharray="3 5" />
      <path stroke={tone(30)} strokeWidth="4" d="M86 74a27 27 0 0 1 14-17" />
      <circle cx="60" cy="50" r="5" fill={tone(58)} />
      <circle cx="186" cy="102" r="3" fill={tone(48)} />
      <circle cx="50" cy="120" r="3" fill={tone(48)} />
      <Star x={184} y={48} size={10} fill={primary} />
      <Star x={206} y={76} size={5} fill={tone(45)} />
      <Star x={34} y={86} size={6} fill={tone(45)} />
    </Frame>
  )
}
