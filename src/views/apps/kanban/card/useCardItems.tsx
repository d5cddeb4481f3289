import { Avatar } from '@core/components/Avatar'
import type { MenuItem } from '@core/components/overlay/menuItems'
import {
  Archive,
  ArrowDown,
  ArrowDownToLine,
  ArrowRightLeft,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  Link2,
  PanelRightOpen,
  SquareArrowOutUpRight,
  Trash2,
  UserRound,
} from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/kanban/schema'
import { LaneContext } from '../lanes/laneContext'
import { useKanbanContext } from '../shared/kanbanContext'

export interface CardEdge {
  isFirst: boolean
  isLast: boolean
}

function useLaneItems(task: Task): MenuItem[] {
  const { t } = useTranslation('kanban')
  const { taskActions } = useKanbanContext()
  const lane = use(LaneContext)
  if (!lane || lane.others.length === 0) return []
  return [
    { kind: 'separator', key: 'giveLine' },
    { kind: 'heading', key: 'give', label: t('lane.give') },
    ...lane.others.map((person) => ({
      key: `give ${person?.title ?? ''}`,
      label: person?.title ?? t('lane.nobody'),
      icon: person ? (
        <Avatar name={person.title} src={person.img || undefined} size="sm" />
      ) : (
        <UserRound aria-hidden="true" />
      ),
      onSelect: () => taskActions.give(task, lane.person, person),
    })),
  ]
}

/** Card menu. Its moves are the alternative to dragging (WCAG 2.2, 2.5.7). */
export function useCardItems(task: Task, { isFirst, isLast }: CardEdge, onSend: () => void): MenuItem[] {
  const { t } = useTranslation('kanban')
  const { columns, isFiltered, rights, hrefTo, taskActions } = useKanbanContext()

  const gifts = useLaneItems(task)
  const steps = [
    ['top', isFirst, <ArrowUpToLine key="i" aria-hidden="true" />],
    ['up', isFirst, <ArrowUp key="i" aria-hidden="true" />],
    ['down', isLast, <ArrowDown key="i" aria-hidden="true" />],
    ['bottom', isLast, <ArrowDownToLine key="i" aria-hidden="true" />],
  ] as const
  const moves: MenuItem[] = [
    { kind: 'separator', key: 'moveLine' },
    { kind: 'heading', key: 'move', label: isFiltered ? t('card.moveFiltered') : t('card.move') },
    ...steps.map(([where, isThere, icon]) => ({
      key: where,
      label: t(`card.moveTo.${where}`),
      icon,
      isDisabled: isThere || isFiltered,
      onSelect: () => taskActions.moveTo(task, where),
    })),
    ...columns
      .filter(({ id }) => id !== task.boardId)
      .map(({ id, title }) => ({
        key: `to ${id}`,
        label: t('card.moveTo.column', { column: title }),
        icon: <ArrowRightLeft aria-hidden="true" />,
        onSelect: () => taskActions.toColumn(task, id),
      })),
    {
      key: 'send',
      label: t('card.send'),
      icon: <SquareArrowOutUpRight className="flip-rtl" aria-hidden="true" />,
      onSelect: onSend,
    },
  ]
  const removals: MenuItem[] = [
    ...(rights.update
      ? [
          {
            key: 'archive',
            label: t('card.archive'),
            icon: <Archive aria-hidden="true" />,
            onSelect: () => taskActions.archive(task),
          },
        ]
      : []),
    ...(rights.delete
      ? [
          {
            key: 'delete',
            label: t('card.delete'),
            icon: <Trash2 aria-hidden="true" />,
            isDanger: true,
            onSelect: () => taskActions.remove(task),
          },
        ]
      : []),
  ]

  return [
    {
      kind: 'link',
      key: 'open',
      label: t('card.open'),
      icon: <PanelRightOpen className="flip-rtl" aria-hidden="true" />,
      to: hrefTo(task.id),
    },
    {
      key: 'link',
      label: t('card.copyLink'),
      icon: <Link2 aria-hidden="true" />,
      onSelect: () => taskActions.copyLink(task),
    },
    ...(rights.create
      ? [
          {
            key: 'duplicate',
            label: t('card.duplicate'),
            icon: <Copy aria-hidden="true" />,
            onSelect: () => taskActions.duplicate(task),
          },
        ]
      : []),
    ...(rights.update ? [...moves, ...gifts] : []),
    ...(removals.length > 0 ? [{ kind: 'separator' as const, key: 'removeLine' }, ...removals] : []),
  ]
}
