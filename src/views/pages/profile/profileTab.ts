import type { Profile } from '@/redux/pages/profile/schema'

export interface ProfileTabProps {
  profile: Profile
  onEdit: () => void
}
