import { cx } from './cx'
import { Picture } from './Picture'
import type { Tone } from './tone'

const tints: readonly Tone[] = ['primary', 'success', 'warning', 'danger', 'info']

/** Deterministic: equal names get equal tints. */
function tintOf(name: string): Tone {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return tints[sum % tints.length] ?? 'primary'
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => word?.match(/^./u)?.[0].toLocaleUpperCase() ?? '').join('')
}

export interface AvatarProps {
  /** Full name. Its initials replace a missing picture. */
  name: string
  /** Picture URL. Falls back to the initials if missing or not loadable. */
  src?: string | undefined
  /** 28, 34, 48 or 96 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Tint behind the initials; derived from the name by default. */
  tone?: Tone
  /** Adds the name as text alternative. Set it if the name is not visible nearby. */
  isNamed?: boolean
}

/** A person's picture, or their initials. */
export function Avatar({ name, src, size = 'md', tone, isNamed = false }: AvatarProps) {
  const className = cx('avatar', `avatar-${size}`, `tone-${tone ?? tintOf(name)}`)
  const initials = isNamed ? (
    <span className={className} role="img" aria-label={name}>
      {initialsOf(name)}
    </span>
  ) : (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
  if (!src) return initials
  return <Picture className={className} src={src} alt={isNamed ? name : ''} loading="lazy" fallback={initials} />
}
