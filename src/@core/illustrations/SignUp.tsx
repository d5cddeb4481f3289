import { Frame, CompassStar, Sheet, Star, edge, primary, tone } from './parts'

/** A star chart on which a new star joins the constellation. */
export function SignUp() {
  return (
    <Frame width={600} height={500}>
      <circle cx="300" cy="236" r="204" fill={tone(11)} />
      <circle cx="300" cy="236" r="184" stroke={tone(30)} strokeWidth="1.5" />
      <circle
        cx="300"
        cy="236"
        r="194"
        stroke={tone(30)}
        strokeWidth="6"
        strokeDasharray="1.5 15.43"
        strokeLinecap="butt"
      />
      <g stroke={tone(17)} strokeWidth="1.5">
        <ellipse cx="300" cy="236" rx="66" ry="184" />
        <ellipse cx="300" cy="236" rx="132" ry="184" />
        <path d="M300 52v368M116 236h368M138 150q162 62 324 0M138 322q162-62 324 0" />
      </g>
      <path stroke={tone(58)} strokeWidth="2.5" d="m176 330 46-84 70 36 50-88" />
      <path stroke={primary} strokeWidth="2.5" strokeDasharray="1 8" d="m342 194 62-62" />
      <Star x={176} y={330} size={13} fill={primary} />
      <Star x={222} y={246} size={17} fill={primary} />
      <Star x={292} y={282} size={12} fill={primary} />
      <Star x={342} y={194} size={16} fill={primary} />
      <circle cx="418" cy="118" r="58" fill={tone(15)} />
      <circle cx="418" cy="118" r="58" stroke={tone(45)} strokeWidth="1.5" strokeDasharray="1 7" />
      <CompassStar x={418} y={118} size={44} />
      <g fill={tone(48)}>
        <circle cx="206" cy="146" r="4" />
        <circle cx="258" cy="112" r="3" />
        <circle cx="252" cy="372" r="4" />
        <circle cx="160" cy="220" r="3" />
        <circle cx="392" cy="256" r="3" />
      </g>
      <Star x={84} y={104} size={10} fill={tone(40)} />
      <Star x={532} y={206} size={9} fill={tone(40)} />

      <Sheet x={350} y={296} width={206} height={132} />
      <circle cx="390" cy="338" r="22" fill={tone(24)} />
      <circle cx="390" cy="332" r="7.5" fill={primary} />
      <path fill={primary} d="M376 354a14 11 0 0 1 28 0 22 22 0 0 1-28 0Z" />
      <path stroke={edge} strokeWidth="6" d="M428 329h88M428 347h54" />
      <rect x="370" y="382" width="166" height="28" rx="8" fill={primary} />
      <path stroke={tone(10)} strokeWidth="3" d="M453 390v12M447 396h12" />

      <Sheet x={40} y={366} width={176} height={92} />
      <circle cx="68" cy="396" r="9" fill={tone(24)} />
      <path stroke={primary} strokeWidth="2.5" d="m64 396 3 3 5-6" />
      <path stroke={edge} strokeWidth="6" d="M90 396h98" />
      <circle cx="68" cy="428" r="9" stroke={tone(45)} strokeWidth="2" />
      <path stroke={edge} strokeWidth="6" d="M90 428h62" />
    </Frame>
  )
}
