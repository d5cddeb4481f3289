import { get, post } from '@core/api/endpoint'
import { rowIdSchema, z } from '@core/schema'
import { sessionAnswerSchema } from '@/redux/shell/session/schema'
import { accountDetailsSchema, detailsChangeSchema } from './detailsSchema'
import {
  accountSettingsSchema,
  deactivationSchema,
  generalChangeSchema,
  infoChangeSchema,
  notificationChangeSchema,
  passwordChangeSchema,
  socialChangeSchema,
} from './schema'

const { general, info, social, notification } = accountSettingsSchema.shape
const details = z.object({ details: accountDetailsSchema })
const tokens = { accessToken: true, refreshToken: true } as const

/** Below the line: additions; see docs/api.md. */
export const accountSettingsApi = {
  data: get('/account-setting/data').returns(accountSettingsSchema),
  // ---
  updateGeneral: post('/account-setting/update-general')
    .needs('update')
    .body(generalChangeSchema)
    .returns(z.extend(z.partial(sessionAnswerSchema, tokens), { general })),
  updateInfo: post('/account-setting/update-info').needs('update').body(infoChangeSchema).returns(z.object({ info })),
  updateSocial: post('/account-setting/update-social')
    .needs('update')
    .body(socialChangeSchema)
    .returns(z.object({ social })),
  updateNotification: post('/account-setting/update-notification')
    .needs('update')
    .body(notificationChangeSchema)
    .returns(z.object({ notification })),
  changePassword: post('/account-setting/change-password')
    .needs('update')
    .body(passwordChangeSchema)
    .returns(z.extend(z.partial(z.pick(sessionAnswerSchema, tokens)), details.shape)),
  deactivate: post('/account-setting/deactivate').needs('update').body(deactivationSchema).returns(),
  details: get('/account-setting/details').returns(details),
  updateDetails: post('/account-setting/update-details').needs('update').body(detailsChangeSchema).returns(details),
  revokeDevice: post('/account-setting/revoke-device').needs('delete').body(rowIdSchema).returns(details),
  restoreDevice: post('/account-setting/restore-device').needs('delete').body(rowIdSchema).returns(details),
}
