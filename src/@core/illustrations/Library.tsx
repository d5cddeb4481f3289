import { CompassStar, Frame, Star, edge, paper, primary, tone } from './parts'

/** A star rises from an open book. */
export function Library() {
  return (
    <Frame width={240} height={176}>
      <circle cx="120" cy="84" r="78" fill={tone(30)} />
      <circle cx="120" cy="60" r="44" stroke={tone(40)} strokeWidth="1.5" strokeDasharray="1 7" />
      <CompassStar x={120} y={54} size={30} />
      <path fill={primary} d="M42 104c28-10 56-8 78 6 22-14 50-16 78-6v50c-28-8-56-6-78 8-22-14-50-16-78-8Z" />
      <path fill={paper} stroke={edge} d="M50 96c26-8 50-6 70 8v50c-20-12-44-14-70-6Z" />
      <path fill={paper} stroke={edge} d="M190 96c-26-8-50-6-70 8v50c20-12 44-14 70-6Z" />
      <path stroke={tone(45)} strokeWidth="4" d="M64 108c14-3 28-2 42 4M64 122c14-3 28-2 42 4M64 136c8-2 16-2 24 0" />
      <path stroke={tone(45)} strokeWidth="4" d="M176 108c-14-3-28-2-42 4M176 122c-14-3-28-2-42 4" />
      <Star x={190} y={50} size={9} fill={primary} />
      <Star x={50} y={58} size={7} fill={tone(55)} />
      <Star x={212} y={86} size={5} fill={tone(55)} />
      <circle cx="72" cy="28" r="3" fill={tone(60)} />
    </Frame>
  )
}
