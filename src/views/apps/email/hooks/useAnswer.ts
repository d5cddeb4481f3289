import { useUser } from '@core/auth/user'
import { escapeHtml } from '@core/html/htmlToText'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { letterOpened } from '@/redux/apps/email/composerSlice'
import type { Email } from '@/redux/apps/email/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import type { AnswerKind } from '../composer/prefill'
import { answerTo } from '../composer/prefill'
import type { MessagePart } from '../shared/messagePart'

/** Begins an answer to a mail of a thread, or sends it on. */
export function useAnswer(): (email: Email, part: MessagePart, kind: AnswerKind) => void {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const ownEmail = useUser()?.email ?? ''
  return (email, part, kind) => {
    const said = { name: part.from.name, time: format.dateTime(part.time) }
    const intro = escapeHtml(t(kind === 'forward' ? 'compose.forwarded' : 'compose.wrote', said))
    dispatch(letterOpened(answerTo({ email, part, kind, ownEmail, intro })))
  }
}
