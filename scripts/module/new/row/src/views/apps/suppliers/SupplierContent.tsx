import { Card } from '@core/components/Card'
import { Skeleton } from '@core/components/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Loaded } from '@/redux/app/thunks'
import type { Supplier } from '@/redux/apps/suppliers/schema'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { MissingCard } from '@/views/shared/MissingCard'
import { paths } from './paths'

interface SupplierContentProps {
  source: Loaded<Supplier> | null
  onRetry: () => void
  children: (supplier: Supplier) => ReactNode
}

/** Loading, error, missing and ready states of a row. */
export function SupplierContent({ source, onRetry, children }: SupplierContentProps) {
  const { t } = useTranslation('suppliers')
  const missing = (
    <MissingCard
      title={t('view.missing')}
      text={t('view.missingText')}
      to={paths.suppliers.href()}
      linkText={t('view.back')}
    />
  )
  if (source === null) return missing
  return (
    <LoadedContent
      source={source}
      onRetry={onRetry}
      name={t('view.title')}
      skeleton={
        <Card>
          <Skeleton shape="block" height="12rem" />
        </Card>
      }
      missing={missing}
    >
      {children}
    </LoadedContent>
  )
}
