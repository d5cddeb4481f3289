import { Frame, CompassStar, Star, edge, paper, primary, tone } from './parts'

/** A map whose route ends at a missing star; the star is elsewhere. */
export function NotFound() {
  return (
    <Frame width={480} height={360}>
      <circle cx="240" cy="180" r="152" fill={tone(11)} />
      <path stroke={tone(28)} strokeWidth="2" strokeDasharray="1 8" d="M102 70a176 176 0 0 1 250-26" />
      <path fill={primary} opacity=".1" d="m84 152 104-28 104 28 104-28v172l-104 28-104-28-104 28Z" />
      <path fill={tone(16)} d="m80 138 106-28v172L80 310Z" />
      <path fill={tone(27)} d="m186 110 106 28v172l-106-28Z" />
      <path fill={tone(16)} d="m292 138 106-28v172l-106 28Z" />
      <g stroke={tone(34)} strokeWidth="1.5">
        <path d="M80 196q44-32 70-6t36 0M80 222q48-30 76-2t30-6M186 240q40-6 60 26t46 18M186 216q52-10 72 22t34 16" />
        <path d="M292 190q30-26 58-10t48-14M292 282q40-44 106-44" />
      </g>
      <path
        stroke={primary}
        strokeWidth="3.5"
        strokeDasharray="8 9"
        d="M112 272c20-40 50-58 74-44s30 50 58 40 16-64 44-84 34 8 52-6"
      />
      <circle cx="112" cy="272" r="10" fill={paper} stroke={primary} strokeWidth="5" />
      <Star x={352} y={170} size={34} fill={tone(8)} stroke={primary} strokeWidth="2.5" strokeDasharray="5 6" />
      <circle cx="382" cy="286" r="48" fill={paper} stroke={edge} />
      <circle
        cx="382"
        cy="286"
        r="39"
        stroke={tone(40)}
        strokeWidth="5"
        strokeDasharray="1.5 18.92"
        strokeLinecap="butt"
      />
      <g transform="rotate(48 382 286)">
        <path fill={primary} d="M382 254l8 32h-16z" />
        <path fill={tone(40)} d="M382 318l8-32h-16z" />
      </g>
      <circle cx="382" cy="286" r="4" fill={paper} />
      <circle cx="82" cy="78" r="42" stroke={tone(30)} strokeWidth="1.5" />
      <CompassStar x={82} y={78} size={28} />
      <circle cx="120" cy="60" r="5" fill={tone(58)} />
      <Star x={404} y={62} size={10} fill={tone(42)} />
      <Star x={250} y={46} size={7} fill={tone(42)} />
      <circle cx="190" cy="76" r="3" fill={tone(48)} />
      <circle cx="436" cy="150" r="3" fill={tone(48)} />
      <circle cx="52" cy="220" r="3" fill={tone(48)} />
    </Frame>
  )
}
