import type { Profile } from '@/redux/pages/profile/schema'

/** What each tab is given. */
export interface ProfileTabProps {
  profile: Profile
  /** Opens the form of the profile. */
  onEdit: () => void
}
