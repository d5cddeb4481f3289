import { Avatar } from './Avatar'
import { cx } from './cx'
import styles from './avatar-stack.module.scss'

export interface AvatarStackProps {
  /** Without `src`, an avatar shows initials. */
  people: readonly { readonly name: string; readonly src?: string | undefined }[]
  /** Accessible name and tooltip. */
  label: string
  /** Formats the number of people beyond three, such as `+2`. Without it, the number is not shown. */
  more?: (count: number) => string
  className?: string | undefined
}

const shown = 3

/** Up to three avatars and the number of further people, as a single image. */
export function AvatarStack({ people, label, more, className }: AvatarStackProps) {
  const rest = people.length - shown
  return (
    <span className={cx(styles.avatarStack, className)} role="img" aria-label={label} title={label}>
      {people.slice(0, shown).map(({ name, src }) => (
        <Avatar key={name} name={name} src={src} size="sm" />
      ))}
      {rest > 0 && more && <span className={`${styles.avatarRest} tabular`}>{more(rest)}</span>}
    </span>
  )
}
