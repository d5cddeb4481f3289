import { Button } from '@core/components/button/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaved } from './useSaved'

export function SaveForm({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('formGallery')
  return (
    <form className="form-stack" onSubmit={useSaved()}>
      {children}
      <div>
        <Button type="submit">{t('demo.save')}</Button>
      </div>
    </form>
  )
}
