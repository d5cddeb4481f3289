import { useCan } from '@core/auth/useCan'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { Suspense, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import { mostAdded, newUserSchema, type User } from '@/redux/apps/user/schema'
import { addUsers, removeUsers, users } from '@/redux/apps/user/slice'
import { ImportPanel } from '@/views/shared/import/ImportPanel'
import { importFieldsOf } from '@/views/shared/import/importFields'
import type { SendRows } from '@/views/shared/import/Review'
import { useUserFields } from './list/fields'
import { paths } from './paths'

const nobody: readonly User[] = []

/** `/apps/user/import`. Duplicates are found on the client, but the backend decides. */
export function UserImportPage() {
  const { t } = useTranslation('user')
  const userFields = useUserFields()
  const navigate = useNavigate()
  const { write } = useWrite()
  const can = useCan()
  const fields = useMemo(() => importFieldsOf(userFields), [userFields])
  useRequest(users.fetchAll, undefined)
  const all = useAppSelector(users.select).all.data ?? nobody
  const taken = useMemo(() => {
    const valuesOf = (key: 'email' | 'username') => new Set(all.map((user) => user[key].toLowerCase()))
    return { email: valuesOf('email'), username: valuesOf('username') }
  }, [all])
  const finish = useCallback(() => void navigate(paths.userList.href()), [navigate])

  const send: SendRows = async (rows) => {
    const given = rows.map((row) => newUserSchema.parse(row))
    const done = await write(addUsers, given, {
      success: ({ users: added }) => (added.length > 0 ? t('import.done', { count: added.length }) : null),
      ...(can('delete', 'User') && {
        undo: ({ users: added }) =>
          write(
            removeUsers,
            added.map(({ id }) => id),
          ),
      }),
    })
    return done?.answer.refused ?? null
  }

  return (
    <>
      <PageHeader title={t('nav.userImport')} />
      <Card title={t('import.file')}>
        <div className="stack">
          <p className="text-muted mb-0">{t('import.intro', { most: mostAdded })}</p>
          <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
            <ImportPanel
              fields={fields}
              taken={taken}
              template={{ name: t('nav.users') }}
              onImport={send}
              onDone={finish}
            />
          </Suspense>
        </div>
      </Card>
    </>
  )
}
