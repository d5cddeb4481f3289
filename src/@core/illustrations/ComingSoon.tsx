import { Frame, CompassStar, Star, edge, paper, primary, tone } from './parts'

/** A telescope on its tripod, waiting for a star to rise. */
export function ComingSoon() {
  return (
    <Frame width={480} height={360}>
      <circle cx="240" cy="172" r="152" fill={tone(11)} />
      <path stroke={tone(26)} strokeWidth="2" strokeDasharray="1 8" d="M92 292a176 176 0 0 1 300-190" />
      <g stroke={tone(24)} strokeWidth="1.5">
        <circle cx="346" cy="104" r="58" />
        <circle cx="346" cy="104" r="82" strokeDasharray="3 9" />
      </g>
      <path stroke={primary} strokeWidth="3.5" strokeDasharray="8 9" d="M268 176 312 134" />
      <CompassStar x={346} y={104} size={42} />
      <path stroke={tone(30)} strokeWidth="2" d="M56 316h368" />
      <path stroke={tone(45)} strokeWidth="9" d="m196 226-52 90M204 226l52 90M200 226v90" />
      <circle cx="200" cy="226" r="15" fill={primary} />
      <g transform="rotate(-42 200 214)">
        <path fill={tone(66)} d="M112 194h74v40h-74z" />
        <path fill={tone(82)} d="M178 188h70v52h-70z" />
        <path fill={primary} d="M240 182h44a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6h-44z" />
        <path fill={tone(40)} d="M98 200h18v28H98z" />
        <path stroke={tone(30)} strokeWidth="2" d="M186 194v40M250 182v64" />
      </g>
      <g>
        <circle cx="356" cy="262" r="44" fill={paper} stroke={edge} />
        <circle
          cx="356"
          cy="262"
          r="35"
          stroke={tone(40)}
          strokeWidth="5"
          strokeDasharray="1.5 16.83"
          strokeLinecap="butt"
        />
        <path stroke={primary} strokeWidth="4" d="M356 238v24l15 11" />
      </g>
      <Star x={108} y={86} size={11} fill={tone(42)} />
      <Star x={214} y={52} size={8} fill={tone(42)} />
      <circle cx="156" cy="52" r="3" fill={tone(48)} />
      <circle cx="264" cy="92" r="3" fill={tone(48)} />
      <circle cx="430" cy="182" r="3" fill={tone(48)} />
      <circle cx="70" cy="166" r="3" fill={tone(48)} />
    </Frame>
  )
}
