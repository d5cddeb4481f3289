import type { UserPartProps } from '../userPart'
import { DevicesCard } from './DevicesCard'
import { PasswordCard } from './PasswordCard'
import { TwoStepCard } from './TwoStepCard'

/** How somebody proves who they are, and where they are signed in. */
export function SecurityTab({ user, details }: UserPartProps) {
  return (
    <>
      <PasswordCard user={user} details={details} />
      <TwoStepCard user={user} details={details} />
      <DevicesCard details={details} />
    </>
  )
}
