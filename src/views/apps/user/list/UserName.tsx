import { Avatar } from '@core/components/Avatar'
import { Link } from 'react-router-dom'
import { paths } from '@/navigation/paths'
import type { User } from '@/redux/apps/user/schema'

/** Who a row is about: the way to the user's own page. */
export function UserName({ user: { id, fullName, email, avatar } }: { user: User }) {
  return (
    <div className="user-name">
      <Avatar name={fullName} src={avatar} />
      <div className="user-name-text">
        <Link to={paths.userView.href({ id })} className="user-name-link">
          <bdi>{fullName}</bdi>
        </Link>
        <span className="text-muted">
          <bdi>{email}</bdi>
        </span>
      </div>
    </div>
  )
}
