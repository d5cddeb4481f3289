import { definePath } from '@core/module/definePath'

/** By how the page around the form looks. */
export const paths = {
  basic: {
    login: definePath('/pages/login-basic'),
    register: definePath('/pages/register-basic'),
    forgotPassword: definePath('/pages/forgot-password-basic'),
    resetPassword: definePath('/pages/reset-password-basic'),
    verifyEmail: definePath('/pages/verify-email-basic'),
    twoSteps: definePath('/pages/two-steps-basic'),
  },
  cover: {
    login: definePath('/pages/login-cover'),
    register: definePath('/pages/register-cover'),
    forgotPassword: definePath('/pages/forgot-password-cover'),
    resetPassword: definePath('/pages/reset-password-cover'),
    verifyEmail: definePath('/pages/verify-email-cover'),
    twoSteps: definePath('/pages/two-steps-cover'),
  },
}

export type Look = keyof typeof paths

export const forms = ['login', 'register', 'forgotPassword', 'resetPassword', 'verifyEmail', 'twoSteps'] as const
export type Form = (typeof forms)[number]
