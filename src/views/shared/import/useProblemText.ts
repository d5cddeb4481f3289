import { useTranslation } from 'react-i18next'
import { mostRows, type FileProblem } from './readFile'

export function useProblemText(): (problem: FileProblem) => string {
  const { t } = useTranslation('import')
  return ({ problem, line = 1 }) => t(`failed.${problem}`, { line, most: mostRows })
}
