import { Frame, CompassStar, Star, paper, primary, tone } from './parts'

/** An observatory with a closed dome, from which the star is not visible. */
export function NotAuthorized() {
  return (
    <Frame width={480} height={360}>
      <circle cx="240" cy="172" r="152" fill={tone(11)} />
      <g stroke={tone(26)} strokeWidth="1.5">
        <path d="M104 292a176 176 0 1 1 272 0" strokeDasharray="1 8" strokeWidth="2" />
        <path d="M131 218a118 118 0 1 1 218 0" />
      </g>
      <path stroke={tone(30)} strokeWidth="2" d="M56 316h368" />
      <path fill={tone(20)} d="M156 214h168v102H156z" />
      <path fill={tone(30)} d="M156 214h42v102h-42z" />
      <rect x="142" y="196" width="196" height="24" rx="7" fill={tone(66)} />
      <path fill={primary} d="M150 196a90 90 0 0 1 180 0Z" />
      <path fill={tone(78)} d="M150 196a90 90 0 0 1 78-89q-34 35-34 89Z" />
      <path stroke={tone(45)} strokeWidth="2" d="M222 108v88M258 108v88" />
      <path fill={tone(88)} d="M222 108a90 90 0 0 1 36 0v88h-36Z" />
      <path fill={primary} d="M216 316v-44a24 24 0 0 1 48 0v44Z" />
      <circle cx="252" cy="292" r="3" fill={tone(20)} />
      <path fill={tone(45)} d="M288 244h18v22h-18zM174 244h12v22h-12z" />
      <circle cx="240" cy="168" r="30" fill={paper} />
      <rect x="226" y="164" width="28" height="21" rx="5" fill={primary} />
      <path stroke={primary} strokeWidth="4" d="M231 164v-5a9 9 0 0 1 18 0v5" />
      <path stroke={paper} strokeWidth="3" d="M240 173v4" />
      <CompassStar x={384} y={78} size={32} />
      <circle cx="384" cy="78" r="46" stroke={tone(30)} strokeWidth="1.5" />
      <circle cx="352" cy="111" r="5" fill={tone(58)} />
      <Star x={96} y={104} size={11} fill={tone(42)} />
      <Star x={176} y={48} size={8} fill={tone(42)} />
      <circle cx="128" cy="58" r="3" fill={tone(48)} />
      <circle cx="300" cy="40" r="3" fill={tone(48)} />
      <circle cx="418" cy="172" r="3" fill={tone(48)} />
      <path fill={tone(40)} d="M84 316a22 22 0 0 1 44 0ZM352 316a16 16 0 0 1 32 0Z" />
      <path fill={tone(26)} d="M112 316a14 14 0 0 1 28 0ZM376 316a22 22 0 0 1 44 0Z" />
    </Frame>
  )
}
