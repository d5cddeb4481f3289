import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import type { User } from '@/redux/apps/user/schema'

export interface UserPartProps {
  user: User
  details: UserDetails
}
