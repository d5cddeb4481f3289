import { useTranslation } from 'react-i18next'
import { Avatar, type AvatarProps } from './Avatar'
import { Tooltip } from './overlay/Tooltip'
import { VisuallyHidden } from './VisuallyHidden'

export interface AvatarStackProps {
  people: readonly Pick<AvatarProps, 'name' | 'src'>[]
  /** How many pictures at most; the rest becomes "+n". */
  max?: number
  size?: AvatarProps['size']
}

/** Several people in little room. */
export function AvatarStack({ people, max = 4, size = 'sm' }: AvatarStackProps) {
  const { t } = useTranslation('core')
  const shown = people.slice(0, max)
  const rest = people.slice(max)
  return (
    <ul className="avatar-stack">
      {shown.map((person) => (
        <li key={person.name}>
          <Tooltip text={person.name}>
            <Avatar {...person} size={size} isNamed />
          </Tooltip>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Tooltip text={rest.map((person) => person.name).join(', ')}>
            <span className={`avatar avatar-${size} tone-neutral`} aria-hidden="true">
              {t('avatar.more', { count: rest.length })}
            </span>
            <VisuallyHidden>{rest.map((person) => person.name).join(', ')}</VisuallyHidden>
          </Tooltip>
        </li>
      )}
    </ul>
  )
}
