import { Frame, CompassStar, Sheet, Star, edge, primary, tone } from './parts'

/** A boat that follows the star, with its cargo: figures, people, a plan. */
export function SignIn() {
  return (
    <Frame width={600} height={500}>
      <circle cx="300" cy="240" r="204" fill={tone(11)} />
      <g stroke={tone(26)} strokeWidth="1.5">
        <circle cx="300" cy="178" r="72" />
        <circle cx="300" cy="178" r="122" strokeDasharray="1 8" strokeWidth="2" />
        <circle cx="300" cy="178" r="168" />
      </g>
      <CompassStar x={300} y={178} size={64} />
      <circle cx="406" cy="118" r="8" fill={tone(55)} />
      <circle cx="237" cy="143" r="5" fill={primary} />
      <circle cx="158" cy="64" r="3" fill={tone(50)} />
      <circle cx="452" cy="76" r="3" fill={tone(50)} />
      <Star x={98} y={128} size={11} fill={tone(40)} />
      <Star x={512} y={232} size={9} fill={tone(40)} />
      <Star x={352} y={40} size={7} fill={tone(50)} />

      <path fill={tone(18)} d="M106.3 304q48.4-15 96.85 0t96.85 0 96.85 0 96.85 0A204 204 0 0 1 106.3 304Z" />
      <path fill={primary} d="M181 300h62l-13 17h-36z" />
      <path fill={tone(72)} d="M214 240v54h-32z" />
      <path fill={tone(44)} d="M219 252v42h20z" />
      <path fill={tone(29)} d="M116 328q46 13 92 0t92 0 92 0 92 0A204 204 0 0 1 116 328Z" />
      <path fill={tone(42)} d="M148 376q38-12 76 0t76 0 76 0 76 0A204 204 0 0 1 148 376Z" />
      <g stroke={primary} strokeWidth="5" opacity=".75">
        <path d="M276 322h48M288 336h32M270 352h58M290 368h24" />
      </g>
      <g stroke={tone(14)} strokeWidth="5" opacity=".9">
        <path d="M280 390h42M292 406h22M286 421h26" />
      </g>

      <Sheet x={34} y={330} width={164} height={112} />
      <path stroke={edge} strokeWidth="6" d="M54 354h44" />
      <path fill={tone(16)} d="M54 420v-14l26-16 24 10 28-28 24 12 22-20v50a6 6 0 0 1-6 6H60a6 6 0 0 1-6-6Z" />
      <path stroke={primary} strokeWidth="3" d="m54 406 26-16 24 10 28-28 24 12 22-20" />
      <circle cx="178" cy="364" r="5" fill={primary} />

      <Sheet x={418} y={146} width={156} height={68} />
      <circle cx="450" cy="180" r="17" fill={tone(24)} />
      <circle cx="450" cy="175" r="6" fill={primary} />
      <path fill={primary} d="M439 192a11 9 0 0 1 22 0 17 17 0 0 1-22 0Z" />
      <path stroke={edge} strokeWidth="6" d="M482 172h64M482 189h38" />

      <Sheet x={430} y={312} width={132} height={116} />
      <path stroke={edge} strokeWidth="6" d="M450 336h34" />
      <g strokeWidth="12">
        <path stroke={tone(30)} d="M456 406v-16M476 406v-30M516 406v-22M536 406v-34" />
        <path stroke={primary} d="M496 406v-46" />
      </g>
    </Frame>
  )
}
