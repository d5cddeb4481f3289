import { Frame, CompassStar, Star, edge, paper, primary, tone } from './parts'

/** A list with an empty first row, which a star fills. */
export function EmptyList() {
  return (
    <Frame width={240} height={176}>
      <circle cx="120" cy="88" r="76" fill={tone(11)} />
      <rect x="54" y="60" width="132" height="38" rx="10" fill={primary} opacity=".1" />
      <rect x="50" y="52" width="140" height="38" rx="10" fill={paper} stroke={edge} />
      <circle cx="72" cy="71" r="9" fill={tone(26)} />
      <path stroke={tone(40)} strokeWidth="5" d="M92 66h52" />
      <path stroke={edge} strokeWidth="5" d="M92 77h30" />
      <g stroke={tone(42)} strokeWidth="1.5" strokeDasharray="4 5">
        <rect x="50" y="100" width="140" height="26" rx="9" />
        <rect x="64" y="136" width="112" height="20" rx="8" opacity=".6" />
      </g>
      <circle cx="180" cy="50" r="30" fill={tone(15)} />
      <circle cx="180" cy="50" r="30" stroke={tone(45)} strokeWidth="1.5" strokeDasharray="1 6" />
      <CompassStar x={180} y={50} size={21} />
      <circle cx="153" cy="36" r="4" fill={tone(58)} />
      <Star x={48} y={34} size={8} fill={tone(42)} />
      <Star x={216} y={112} size={6} fill={tone(42)} />
      <circle cx="30" cy="100" r="3" fill={tone(48)} />
      <circle cx="98" cy="26" r="3" fill={tone(48)} />
    </Frame>
  )
}
