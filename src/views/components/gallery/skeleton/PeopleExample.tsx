import { Button } from '@core/components/button/Button'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { PersonCell } from '@core/components/PersonCell'
import { Skeleton } from '@core/components/Skeleton'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const people = ['Amara Mensah', 'Clément Roux', 'Haruka Nishimura']

export function PeopleExample() {
  const { t } = useTranslation('components')
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLoading(false), 2000)
    return () => clearTimeout(timer)
  }, [isLoading])

  return (
    <>
      {isLoading ? (
        <LoadingRegion className="d-grid gap-3">
          {people.map((name) => (
            <div key={name} className="d-flex gap-3 align-items-center">
              <Skeleton shape="circle" width="2.125rem" />
              <div>
                <Skeleton width="9rem" />
                <div className="text-sm">
                  <Skeleton width="6rem" />
                </div>
              </div>
            </div>
          ))}
        </LoadingRegion>
      ) : (
        <div className="d-grid gap-3">
          {people.map((name) => (
            <PersonCell key={name} name={name} detail={t('demo.customer')} />
          ))}
        </div>
      )}
      <Button className="mt-3" pending={isLoading} onClick={() => setLoading(true)}>
        {t('demo.reload')}
      </Button>
    </>
  )
}
