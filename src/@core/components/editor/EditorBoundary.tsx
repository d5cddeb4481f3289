import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../Alert'
import { Button } from '../button/Button'

function Failure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['kit', 'core'])
  return (
    <div className="rich-text">
      <Alert tone="danger" title={t('richText.failed')}>
        <div className="cluster">
          {t('richText.failedText')}
          <Button size="sm" onClick={onRetry}>
            {t('core:tryAgain')}
          </Button>
        </div>
      </Alert>
    </div>
  )
}

interface EditorBoundaryProps {
  readonly children: ReactNode
  readonly onRetry: () => void
}

/** Keeps the form around the editor on screen where the editor cannot be loaded. */
export class EditorBoundary extends Component<EditorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Failure onRetry={this.props.onRetry} /> : this.props.children
  }
}
