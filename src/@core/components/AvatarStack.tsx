import { Avatar } from './Avatar'
import { cx } from './cx'
import styles from './avatar-stack.module.scss'

export interface AvatarStackProps {
  people: readonly { readonly name: string; readonly src?: string | undefined }[]
  /** Says who they are. */
  label: string
  /** Says how many more there are than the three that show, such as `+2`. */
  more?: (count: number) => string
  className?: string | undefined
}

const shown = 3

/** A few people as one picture: three faces at most, and how many more. */
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
