import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'loginBasic', title: 'Login Basic', icon: 'log-in', link: '/pages/login-basic' },
  { target: 'loginCover', title: 'Login Cover', icon: 'log-in', link: '/pages/login-cover' },
  { target: 'registerBasic', title: 'Register Basic', icon: 'user-plus', link: '/pages/register-basic' },
  { target: 'registerCover', title: 'Register Cover', icon: 'user-plus', link: '/pages/register-cover' },
  { target: 'registerSteps', title: 'Register Multi Steps', icon: 'user-plus', link: '/pages/register-multi-steps' },
  { target: 'forgotPasswordBasic', title: 'Forgot Password Basic', icon: 'key', link: '/pages/forgot-password-basic' },
  { target: 'forgotPasswordCover', title: 'Forgot Password Cover', icon: 'key', link: '/pages/forgot-password-cover' },
  {
    target: 'resetPasswordBasic',
    title: 'Reset Password Basic',
    icon: 'rotate-ccw-key',
    link: '/pages/reset-password-basic',
  },
  {
    target: 'resetPasswordCover',
    title: 'Reset Password Cover',
    icon: 'rotate-ccw-key',
    link: '/pages/reset-password-cover',
  },
  { target: 'verifyEmailBasic', title: 'Verify Email Basic', icon: 'mail-check', link: '/pages/verify-email-basic' },
  { target: 'verifyEmailCover', title: 'Verify Email Cover', icon: 'mail-check', link: '/pages/verify-email-cover' },
  { target: 'twoStepsBasic', title: 'Two Steps Basic', icon: 'shield-check', link: '/pages/two-steps-basic' },
  { target: 'twoStepsCover', title: 'Two Steps Cover', icon: 'shield-check', link: '/pages/two-steps-cover' },
]
