import { Frame, Lodestar, Star, edge, paper, primary, tone } from './parts'

/** Machines whose line to the star has come apart. */
export function ServerError() {
  return (
    <Frame width={480} height={360}>
      <circle cx="240" cy="180" r="152" fill={tone(11)} />
      <g transform="rotate(-16 240 180)" stroke={tone(32)} strokeWidth="2">
        <path d="M36 180a204 74 0 0 1 150-71M222 106.500a204 74 0 0 1 222 73.5" />
      </g>
      <path stroke={tone(30)} strokeWidth="2" d="M64 312h352" />
      <rect x="112" y="124" width="172" height="54" rx="12" fill={primary} />
      <rect x="124" y="188" width="172" height="54" rx="12" fill={tone(34)} />
      <rect x="112" y="252" width="172" height="54" rx="12" fill={primary} />
      <g fill={tone(14)}>
        <circle cx="136" cy="151" r="6" />
        <circle cx="156" cy="151" r="6" opacity=".5" />
        <circle cx="136" cy="279" r="6" />
        <circle cx="156" cy="279" r="6" opacity=".5" />
      </g>
      <circle cx="148" cy="215" r="6" stroke={primary} strokeWidth="2.5" />
      <circle cx="168" cy="215" r="6" stroke={primary} strokeWidth="2.5" />
      <path stroke={tone(14)} strokeWidth="5" opacity=".7" d="M196 143h64M196 159h40M196 271h64M196 287h40" />
      <path stroke={primary} strokeWidth="5" opacity=".6" d="M208 207h64M208 223h40" />
      <path stroke={tone(70)} strokeWidth="5" d="M284 279h34c30 0 44-14 44-40v-8" />
      <path fill={paper} stroke={edge} strokeWidth="1.5" d="M346 231v-12a16 16 0 0 1 32 0v12Z" />
      <path stroke={tone(70)} strokeWidth="4" d="M355 202v-10M369 202v-10" />
      <path stroke={primary} strokeWidth="3" d="m340 182-9-7M362 176v-12M384 182l9-7" />
      <path fill={paper} stroke={edge} strokeWidth="1.5" d="M346 132h32v10a16 16 0 0 1-32 0Z" />
      <path stroke={tone(70)} strokeWidth="5" d="M362 130v-16" />
      <circle cx="362" cy="78" r="46" fill={tone(15)} />
      <circle cx="362" cy="78" r="46" stroke={tone(45)} strokeWidth="1.5" strokeDasharray="1 7" />
      <Lodestar x={362} y={78} size={33} />
      <Star x={92} y={96} size={11} fill={tone(42)} />
      <Star x={206} y={62} size={8} fill={tone(42)} />
      <Star x={424} y={214} size={8} fill={tone(42)} />
      <circle cx="140" cy="56" r="3" fill={tone(48)} />
      <circle cx="270" cy="92" r="3" fill={tone(48)} />
      <circle cx="70" cy="206" r="3" fill={tone(48)} />
    </Frame>
  )
}
