import { useUser } from '@core/auth/user'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { escapeHtml } from '@core/html/htmlToText'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Email, MessagePart } from '@/redux/apps/email/schema'
import { openComposer } from '@/redux/apps/email/signatureSlice'
import type { AnswerKind } from '../composer/prefill'
import { answerTo } from '../composer/prefill'
import { useDayAndTime } from './useDayAndTime'

/** Starts a reply or forward. @param openId open email; its replies are written inline if there is room */
export function useAnswer(openId: number | null): (email: Email, part: MessagePart, kind: AnswerKind) => void {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const dayAndTime = useDayAndTime()
  const hasRoom = useMediaQuery('(width >= 768px)')
  const ownEmail = useUser()?.email ?? ''
  return (email, part, kind) => {
    const said = { name: part.from.name, ...dayAndTime(part.time) }
    const intro = escapeHtml(t(kind === 'forward' ? 'compose.forwarded' : 'compose.wrote', said))
    const emailId = hasRoom && email.id === openId ? openId : null
    void dispatch(openComposer({ ...answerTo({ email, part, kind, ownEmail, intro }), emailId }))
  }
}
