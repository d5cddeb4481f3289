import { Frame, CompassStar, Sheet, Star, edge, paper, primary, tone } from './parts'

/** A lock with a star as its keyhole, and the key. */
export function ForgotPassword() {
  return (
    <Frame width={600} height={500}>
      <circle cx="300" cy="232" r="196" fill={tone(11)} />
      <circle cx="300" cy="232" r="164" stroke={tone(24)} strokeWidth="2" strokeDasharray="1 8" />
      <g transform="rotate(-20 300 232)" stroke={tone(45)} strokeWidth="2">
        <path d="M52 232a248 84 0 0 1 496 0" />
      </g>
      <path stroke={tone(62)} strokeWidth="24" strokeLinecap="butt" d="M248 220v-54a52 52 0 0 1 104 0v54" />
      <path stroke={tone(38)} strokeWidth="6" d="M244 196v-30a56 56 0 0 1 34-51" />
      <rect x="204" y="206" width="192" height="160" rx="28" fill={primary} />
      <path fill={tone(82)} d="M204 318h192v20a28 28 0 0 1-28 28H232a28 28 0 0 1-28-28Z" />
      <circle cx="300" cy="276" r="46" fill={paper} />
      <circle cx="300" cy="276" r="46" stroke={tone(40)} strokeWidth="2" />
      <circle
        cx="300"
        cy="276"
        r="39"
        stroke={tone(40)}
        strokeWidth="4"
        strokeDasharray="1 9.21"
        strokeLinecap="butt"
      />
      <CompassStar x={300} y={276} size={32} />
      <g transform="rotate(-20 300 232)">
        <path stroke={tone(45)} strokeWidth="2" d="M52 232a248 84 0 0 0 496 0" />
        <circle cx="86" cy="275" r="7" fill={tone(60)} />
      </g>
      <g transform="translate(506 138) rotate(38)">
        <circle r="27" fill={paper} stroke={primary} strokeWidth="9" />
        <Star x={0} y={0} size={13} fill={primary} />
        <path stroke={primary} strokeWidth="9" d="M0 33v74M4 86h16M4 104h11" />
      </g>
      <Star x={122} y={98} size={12} fill={tone(42)} />
      <Star x={446} y={52} size={9} fill={tone(42)} />
      <Star x={72} y={246} size={7} fill={tone(42)} />
      <circle cx="196" cy="58" r="3" fill={tone(48)} />
      <circle cx="544" cy="292" r="3" fill={tone(48)} />

      <Sheet x={172} y={396} width={256} height={60} />
      <g fill={primary}>
        <circle cx="204" cy="426" r="6.5" />
        <circle cx="230" cy="426" r="6.5" />
        <circle cx="256" cy="426" r="6.5" />
      </g>
      <path stroke={primary} strokeWidth="2.5" d="M278 414v24" />
      <g fill={edge}>
        <circle cx="300" cy="426" r="5" />
        <circle cx="324" cy="426" r="5" />
        <circle cx="348" cy="426" r="5" />
      </g>
      <path stroke={tone(55)} strokeWidth="2.5" d="M370 426q17-20 34 0q-17 20-34 0Z" />
      <circle cx="387" cy="426" r="4.5" fill={tone(55)} />
    </Frame>
  )
}
