import { definePath } from '@core/module/definePath'

export type ExampleLayout = 'basic' | 'cover'

function pathsOf(look: ExampleLayout) {
  return {
    login: definePath(`/pages/login-${look}`),
    register: definePath(`/pages/register-${look}`),
    forgotPassword: definePath(`/pages/forgot-password-${look}`),
    resetPassword: definePath(`/pages/reset-password-${look}`),
    verifyEmail: definePath(`/pages/verify-email-${look}`),
    twoSteps: definePath(`/pages/two-steps-${look}`),
  }
}

export const paths = {
  basic: pathsOf('basic'),
  cover: pathsOf('cover'),
  registerSteps: definePath('/pages/register-multi-steps'),
}

export type Form = keyof typeof paths.basic

export const forms = Object.keys(paths.basic) as Form[] // its only keys
