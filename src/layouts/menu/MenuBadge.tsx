import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectBadge } from '@/redux/shell/badges/slice'

interface MenuBadgeProps {
  /** Module key */
  of: string
  id: string
}

/** Describes its menu entry and is not part of the entry's name. */
export function MenuBadge({ of, id }: MenuBadgeProps) {
  const { t } = useTranslation('shell')
  const count = useAppSelector((state) => selectBadge(state, of))
  return (
    <>
      <span id={id} hidden>
        {count > 0 && t('menu.waiting', { count })}
      </span>
      {count > 0 && (
        <span className="menu-badge" aria-hidden="true">
          {count > 99 ? t('many') : t('figure', { count })}
        </span>
      )}
    </>
  )
}
