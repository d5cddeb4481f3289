import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { landingPath } from '@/configs/publicPaths'
import { accountSwitched } from '@/redux/app/events'
import { useAppDispatch } from '@/redux/app/hooks'
import type { AuthFlow } from '@/views/shared/auth/flow'
import { paths, type Form, type ExampleLayout } from './paths'

/** Links between the examples of one layout. After login, the user leaves them. */
export function useExampleFlow(layout: ExampleLayout, form: Form): AuthFlow {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return useMemo(() => {
    const own = paths[layout]
    return {
      login: own.login.pattern,
      register: own.register.pattern,
      forgotPassword: own.forgotPassword.pattern,
      twoSteps: own.twoSteps.pattern,
      onEntered({ userData }) {
        dispatch(accountSwitched()) // Clears data of the previous user.
        void navigate(form === 'register' ? own.verifyEmail.pattern : landingPath(userData.role))
      },
    }
  }, [layout, form, dispatch, navigate])
}
