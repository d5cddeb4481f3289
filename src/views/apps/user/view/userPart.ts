import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import type { User } from '@/redux/apps/user/schema'

/** What most parts of the page are given. */
export interface UserPartProps {
  user: User
  details: UserDetails
}
