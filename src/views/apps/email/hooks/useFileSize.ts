import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const units = ['byte', 'kilobyte', 'megabyte'] as const

export function useFileSize(): (bytes: number) => string {
  const { i18n } = useTranslation('email')
  return useMemo(() => {
    const formats = units.map(
      (unit) =>
        new Intl.NumberFormat(i18n.language, {
          style: 'unit',
          unit,
          // The short form of English is "5 byte".
          unitDisplay: unit === 'byte' ? 'long' : 'short',
          maximumFractionDigits: 1,
        }),
    )
    return (bytes) => {
      const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
      return formats[step]?.format(bytes / 1000 ** step) ?? ''
    }
  }, [i18n.language])
}
