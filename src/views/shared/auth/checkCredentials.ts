import { messageOf } from '@core/validation/validationMessage'
import { credentialsSchema, type Credentials } from '@/redux/shell/session/schema'

export type CredentialErrors = Partial<Record<keyof Credentials, string>>

/** Validates credentials before they are sent. A separate file, as it loads zod. */
export function checkCredentials(credentials: Credentials): CredentialErrors {
  const result = credentialsSchema.safeParse(credentials, { error: messageOf })
  const errors: CredentialErrors = {}
  for (const { path, message } of result.error?.issues ?? []) {
    if (path[0] === 'email' || path[0] === 'password') errors[path[0]] ??= message
  }
  return errors
}
