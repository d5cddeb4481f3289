import type { Subject } from '@core/auth/ability'
import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import '@core/components/data-table/data-table.scss'
import { useOverflow } from '@core/components/data-table/useOverflow'
import { SwitchField } from '@core/components/forms/SwitchField'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { Skeleton } from '@core/components/Skeleton'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { areas } from '@/redux/shell/roles/areas'
import { levelOf, rights } from '@/redux/shell/roles/schema'
import { selectRoleAbilities } from '@/redux/shell/roles/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { AccessLegend, AccessMark } from './AccessMark'
import { useAreaName } from './useAreaName'
import type { RoleColumn } from './useRoleColumns'
import { abilitiesIn, hasSameAccess, useRoleColumns } from './useRoleColumns'
import styles from '../access-control.module.scss'

const subjects: readonly Subject[] = [...areas.map(({ subject }) => subject), 'Auth']

/** Keeps the compared role and the filter in the URL. Phones compare with a single role. */
function useComparison(others: readonly RoleColumn[]) {
  const [search, setSearch] = useSearchParams()
  const isPhone = useMediaQuery('(max-width: 575.98px)')
  const chosen = others.find(({ key }) => key === search.get('compare')) ?? (isPhone ? others[0] : undefined)

  function set(name: 'compare' | 'differences', value: string | null) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { preventScrollReset: true },
    )
  }

  return {
    chosen,
    canShowAll: !isPhone,
    shown: chosen ? [chosen] : others,
    isFiltered: search.get('differences') === '1',
    compareWith: (key: string | null) => set('compare', key),
    filter: (isOn: boolean) => set('differences', isOn ? '1' : null),
  }
}

/** Compares the user's role with the other roles, area by area. */
export function AccessMatrix() {
  const { t } = useTranslation('accessControl')
  const nameOf = useAreaName()
  const { request, roles } = useAppSelector(selectRoleAbilities)
  const [own, ...others] = useRoleColumns()
  const { chosen, canShowAll, shown, isFiltered, compareWith, filter } = useComparison(others)
  const { ref, isOverflowing } = useOverflow()
  const title = t('matrix.title')
  const chosenName = chosen?.name ?? t('matrix.allRoles')
  const rows = isFiltered
    ? subjects.filter((subject) => !shown.every((role) => hasSameAccess(role, own, subject)))
    : subjects

  if (roles.length === 0 && (request.status === 'idle' || request.status === 'pending')) {
    return (
      <Card title={title}>
        <LoadingRegion>
          <Skeleton shape="block" height={`${7 + subjects.length * 2.875}rem`} />
        </LoadingRegion>
      </Card>
    )
  }
  return (
    <Card
      className={styles.matrixCard}
      title={title}
      actions={
        <>
          <SwitchField
            label={t('matrix.differences')}
            checked={isFiltered}
            onChange={({ target }) => filter(target.checked)}
          />
          <MenuButton
            label={t('matrix.compareWith', { role: chosenName })}
            buttonProps={{ size: 'sm' }}
            align="end"
            items={[
              ...(canShowAll ? [{ key: null, name: t('matrix.allRoles') }] : []),
              ...others.map(({ key, name }) => ({ key, name })),
            ].map(({ key, name }) => ({
              kind: 'radio',
              key: key ?? 'all',
              label: name,
              isChecked: key === (chosen?.key ?? null),
              onSelect: () => compareWith(key),
            }))}
          >
            {t('matrix.compareWith', { role: chosenName })}
            <ChevronDown className="btn-chevron" aria-hidden="true" />
          </MenuButton>
        </>
      }
      footer={<p className="text-muted text-sm">{t('matrix.source')}</p>}
      isFlush
    >
      <AccessLegend hasSame={isFiltered} />
      <div
        ref={ref}
        className="table-scroll"
        {...(isOverflowing && { role: 'region', 'aria-label': title, tabIndex: 0 })}
      >
        <table className={`data-table ${styles.accessMatrix}`}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className="is-primary">
                {t('matrix.area')}
              </th>
              <th scope="col" className={styles.ownRole}>
                <span className="cluster">
                  <bdi>{own.name}</bdi> <Badge tone="primary">{t('matrix.you')}</Badge>
                </span>
              </th>
              {shown.map(({ key, name }) => (
                <th key={key} scope="col">
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((subject) => (
              <tr key={subject}>
                <th scope="row" className="is-primary">
                  {nameOf(subject)}
                </th>
                <td className={styles.ownRole}>
                  <Access role={own} subject={subject} />
                </td>
                {shown.map((role) => (
                  <td key={role.key}>
                    <Access role={role} subject={subject} isSame={isFiltered && hasSameAccess(role, own, subject)} />
                  </td>
                ))}
              </tr>
            ))}
            {rows.length === 0 && (
              <tr>
                <td colSpan={shown.length + 2}>{t('matrix.none')}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

const actionOf = { read: 'read', write: 'update', create: 'create', delete: 'delete' } as const

interface AccessProps {
  role: RoleColumn
  subject: Subject
  /** Shows only that the access equals the own role's. */
  isSame?: boolean
}

/** Partial and read access have a visible text, so that they stand out. */
function Access({ role, subject, isSame = false }: AccessProps) {
  const { t } = useTranslation('accessControl')
  const format = useFormat()
  const abilities = abilitiesIn(role, subject)
  const mark = isSame ? 'same' : levelOf(abilities)
  const allowed = rights.filter((right) => abilities[right]).map((right) => t(`action.${actionOf[right]}`))
  const text = mark === 'partial' ? format.list(allowed) : t(`mark.${mark}`)
  return (
    <span className={styles.access}>
      <AccessMark mark={mark} />
      {mark === 'partial' || mark === 'read' ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  )
}
