import { definePath } from '@core/module/definePath'

export type ExampleLayout = 'basic' | 'cover'

function pathsOf(layout: ExampleLayout) {
  return {
    login: definePath(`/pages/login-${layout}`),
    register: definePath(`/pages/register-${layout}`),
    forgotPassword: definePath(`/pages/forgot-password-${layout}`),
    resetPassword: definePath(`/pages/reset-password-${layout}`),
    verifyEmail: definePath(`/pages/verify-email-${layout}`),
    twoSteps: definePath(`/pages/two-steps-${layout}`),
  }
}

export const paths = {
  basic: pathsOf('basic'),
  cover: pathsOf('cover'),
  registerSteps: definePath('/pages/register-multi-steps'),
}

export type Form = keyof typeof paths.basic

export const forms = Object.keys(paths.basic) as Form[] // its only keys
