import { Frame, Sheet, Star, paper, primary, tone } from './parts'

const lines = [86, 102, 118]

/** Three plans side by side; the middle one is recommended. */
export function Plans() {
  return (
    <Frame width={240} height={176}>
      <circle cx="120" cy="88" r="80" fill={tone(30)} />
      <circle cx="120" cy="88" r="64" stroke={tone(40)} strokeWidth="1.5" strokeDasharray="1 7" />
      <Sheet x={22} y={48} width={60} height={96} />
      <Sheet x={158} y={48} width={60} height={96} />
      {[22, 158].map((x) => (
        <g key={x}>
          <circle cx={x + 30} cy="66" r="8" fill={tone(35)} />
          {lines.map((y) => (
            <path key={y} stroke={tone(40)} strokeWidth="4" d={`M${x + 16} ${y}h28`} />
          ))}
        </g>
      ))}
      <rect x="78" y="24" width="84" height="130" rx="14" fill={primary} />
      <Star x={120} y={54} size={19} fill={paper} />
      {lines.map((y) => (
        <g key={y} stroke={paper} strokeWidth="4">
          <path d={`m96 ${y} 4 4 7-8`} />
          <path d={`M118 ${y}h26`} opacity=".6" />
        </g>
      ))}
      <rect x="94" y="132" width="52" height="10" rx="5" fill={paper} />
      <Star x={200} y={26} size={9} fill={primary} />
      <Star x={36} y={28} size={6} fill={tone(55)} />
    </Frame>
  )
}
