import { Frame, CompassStar, Star, edge, paper, primary, tone } from './parts'

/** A lighthouse in scaffolding; a star replaces the lamp. */
export function Maintenance() {
  return (
    <Frame width={480} height={360}>
      <circle cx="240" cy="172" r="152" fill={tone(11)} />
      <path stroke={tone(26)} strokeWidth="2" strokeDasharray="1 8" d="M104 292a176 176 0 1 1 272 0" />
      <path stroke={tone(30)} strokeWidth="2" d="M56 316h368" />
      <path fill={tone(20)} d="m206 144-22 172h112l-22-172Z" />
      <path fill={primary} d="m200 188-6 44h92l-6-44ZM188 276l-4 40h112l-4-40Z" />
      <path fill={tone(30)} d="M206 144h22l-6 172h-38Z" opacity=".6" />
      <rect x="194" y="132" width="92" height="16" rx="6" fill={tone(66)} />
      <path fill={paper} stroke={tone(45)} strokeWidth="2" d="M212 96h56v36h-56z" />
      <path stroke={tone(45)} strokeWidth="2" d="M230 96v36M250 96v36" />
      <path fill={primary} d="M202 96q38-44 76 0Z" />
      <path fill={tone(45)} d="M228 316v-26a12 12 0 0 1 24 0v26Z" />
      <g stroke={tone(58)} strokeWidth="4">
        <path d="M156 316V168M324 316V168M148 176h184M148 224h184M148 272h184" />
        <path stroke={tone(40)} strokeWidth="2" d="m156 224 48-48M324 272l-48-48M156 316l44-44M324 224l-48-48" />
      </g>
      <path fill={tone(82)} d="M140 170h56v8h-56zM284 218h56v8h-56z" />
      <circle cx="372" cy="262" r="46" fill={paper} stroke={edge} />
      <circle
        cx="372"
        cy="262"
        r="23"
        stroke={primary}
        strokeWidth="13"
        strokeDasharray="11 7.06"
        strokeLinecap="butt"
      />
      <circle cx="372" cy="262" r="16" fill={paper} stroke={primary} strokeWidth="9" />
      <circle cx="108" cy="112" r="42" stroke={tone(30)} strokeWidth="1.5" />
      <CompassStar x={108} y={112} size={28} />
      <Star x={352} y={84} size={11} fill={tone(42)} />
      <Star x={180} y={56} size={8} fill={tone(42)} />
      <circle cx="398" cy="138" r="3" fill={tone(48)} />
      <circle cx="300" cy="50" r="3" fill={tone(48)} />
      <circle cx="74" cy="214" r="3" fill={tone(48)} />
      <path fill={tone(40)} d="M84 316a22 22 0 0 1 44 0ZM104 316a14 14 0 0 1 28 0Z" />
    </Frame>
  )
}
