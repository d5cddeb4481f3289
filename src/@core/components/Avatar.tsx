import { cx } from './cx'
import { Picture } from './Picture'
import type { Tone } from './tone'

/** Tints that initials may stand on. */
const tints: readonly Tone[] = ['primary', 'success', 'warning', 'danger', 'info']

/** The same name always gets the same tint. */
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
  /** Whose picture it is; makes the initials and their tint. */
  name: string
  /** Address of the picture; without one, or where it cannot be loaded, the initials show. */
  src?: string | undefined
  /** From the one in rows to that of a profile. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** The tint behind initials; follows from the name unless given. */
  tone?: Tone
  /** Give the picture the name as its text: where the name is not written beside it. */
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
