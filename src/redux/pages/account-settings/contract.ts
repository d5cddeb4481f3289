import { get, post } from '@core/api/endpoint'
import type { Tokens } from '@core/api/tokenStore'
import type { UserData } from '@/redux/shell/session/schema'
import type { AccountDetails, DetailsChange } from './detailsSchema'
import type {
  AccountSettings,
  Deactivation,
  GeneralChange,
  InfoChange,
  NotificationChange,
  PasswordChange,
  SocialChange,
} from './schema'

interface DetailsAnswer {
  details: AccountDetails
}

/** Absent if the backend issues no tokens itself. */
type NewTokens = { readonly [Name in keyof Tokens]?: string | undefined }

/** Below the line stand the additions of docs/api.md. Only what is sent is changed. */
export const accountSettingsApi = {
  data: get('/account-setting/data').returns<AccountSettings>(),
  // ---
  /** Name and email are those one signs in with, so the session comes again. */
  updateGeneral: post('/account-setting/update-general')
    .needs('update')
    .body<GeneralChange>()
    .returns<Pick<AccountSettings, 'general'> & { userData: UserData } & NewTokens>(),
  updateInfo: post('/account-setting/update-info')
    .needs('update')
    .body<InfoChange>()
    .returns<Pick<AccountSettings, 'info'>>(),
  updateSocial: post('/account-setting/update-social')
    .needs('update')
    .body<SocialChange>()
    .returns<Pick<AccountSettings, 'social'>>(),
  updateNotification: post('/account-setting/update-notification')
    .needs('update')
    .body<NotificationChange>()
    .returns<Pick<AccountSettings, 'notification'>>(),
  changePassword: post('/account-setting/change-password')
    .needs('update')
    .body<PasswordChange>()
    .returns<DetailsAnswer>(),
  deactivate: post('/account-setting/deactivate').needs('update').body<Deactivation>().returns<Record<never, never>>(),
  details: get('/account-setting/details').returns<DetailsAnswer>(),
  updateDetails: post('/account-setting/update-details').needs('update').body<DetailsChange>().returns<DetailsAnswer>(),
  revokeDevice: post('/account-setting/revoke-device').needs('delete').body<{ id: number }>().returns<DetailsAnswer>(),
  restoreDevice: post('/account-setting/restore-device')
    .needs('delete')
    .body<{ id: number }>()
    .returns<DetailsAnswer>(),
}
