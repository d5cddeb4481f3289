import { Frame, Star, edge, paper, primary, tone } from './parts'

/** A question in a speech bubble, and an answer being typed. */
export function Answers() {
  return (
    <Frame width={240} height={176}>
      <circle cx="120" cy="90" r="80" fill={tone(30)} />
      <circle cx="120" cy="90" r="62" stroke={tone(40)} strokeWidth="1.5" strokeDasharray="1 7" />
      <path
        fill={paper}
        stroke={edge}
        d="M60 34h86a14 14 0 0 1 14 14v46a14 14 0 0 1-14 14H92l-20 18v-18H60a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14Z"
      />
      <path stroke={primary} strokeWidth="7" d="M90 60c0-18 27-18 27 0 0 11-13 11-13 21" />
      <circle cx="104" cy="94" r="4.5" fill={primary} />
      <path
        fill={primary}
        d="M136 96h50a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12h-8v16l-18-16h-24a12 12 0 0 1-12-12v-24a12 12 0 0 1 12-12Z"
      />
      {[146, 161, 176].map((x) => (
        <circle key={x} cx={x} cy="120" r="4.5" fill={paper} />
      ))}
      <Star x={188} y={50} size={13} fill={primary} />
      <Star x={212} y={82} size={6} fill={tone(55)} />
      <Star x={30} y={112} size={8} fill={tone(55)} />
      <circle cx="38" cy="58" r="3" fill={tone(60)} />
    </Frame>
  )
}
