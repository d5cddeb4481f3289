import type { MenuItem } from '@core/components/overlay/menuItems'
import { Forward, Reply, ReplyAll } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Email, MessagePart } from '@/redux/apps/email/schema'
import { useAnswer } from '../hooks/useAnswer'
import { useMailboxContext } from './mailbox'

const ways = [
  ['reply', Reply],
  ['replyAll', ReplyAll],
  ['forward', Forward],
] as const

export function useAnswerItems(): (email: Email, part: MessagePart) => MenuItem[] {
  const { t } = useTranslation('email')
  const answer = useAnswer(useMailboxContext().url.openId)
  return (email, part) =>
    ways.map(([way, Icon]) => ({
      key: way,
      label: t(`action.${way}`),
      icon: <Icon className="flip-rtl" aria-hidden="true" />,
      onSelect: () => answer(email, part, way),
    }))
}
