import type { ReactNode, SVGProps } from 'react'

/** All colors derive from the primary color and the surface, so they follow the skin. Every drawing may be mirrored. */
export const primary = 'var(--ld-primary)'
export const paper = 'var(--ld-raised)'
export const edge = 'var(--ld-line-strong)'

/** Mixes the primary color into the surface. @param percent share of the primary color */
export function tone(percent: number): string {
  return `color-mix(in srgb, var(--ld-primary) ${percent}%, var(--ld-surface))`
}

interface FrameProps {
  width: number
  height: number
  children: ReactNode
}

/** SVG that shrinks to its container. */
export function Frame({ width, height, children }: FrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{ maxInlineSize: '100%', blockSize: 'auto' }}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

interface StarProps extends SVGProps<SVGPathElement> {
  x: number
  y: number
  /** From center to tip. */
  size: number
}

function at({ x, y, size }: StarProps): string {
  return `translate(${x} ${y}) scale(${size / 15})`
}

/** Four-point star, the shape of the logo. */
export function Star({ x, y, size, ...rest }: StarProps) {
  return (
    <path
      transform={at({ x, y, size })}
      vectorEffect="non-scaling-stroke"
      d="M0-15c1.6 9 5.9 13.4 15 15-9.1 1.6-13.4 6-15 15-1.6-9-5.9-13.4-15-15C-5.9-1.6-1.6-6 0-15Z"
      {...rest}
    />
  )
}

/** The star as a compass rose, with light and dark quarters. */
export function CompassStar(props: StarProps) {
  return (
    <g transform={at(props)}>
      <path fill={primary} d="M0-15c1.6 9 5.9 13.4 15 15H0ZM0 15c-1.6-9-5.9-13.4-15-15H0Z" />
      <path fill={tone(62)} d="M0-15C-1.6-6-5.9-1.6-15 0H0ZM0 15C1.6 6 5.9 1.6 15 0H0Z" />
    </g>
  )
}

interface SheetProps {
  x: number
  y: number
  width: number
  height: number
}

/** Sheet of paper with a soft shadow. */
export function Sheet({ x, y, width, height }: SheetProps) {
  return (
    <>
      <rect x={x + 4} y={y + 10} width={width - 8} height={height} rx="14" fill={primary} opacity=".1" />
      <rect x={x} y={y} width={width} height={height} rx="12" fill={paper} stroke={edge} />
    </>
  )
}
