import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  readonly children: ReactNode
  /** Replaces a failed part; nothing by default. */
  readonly instead?: ReactNode
  /** Called once per failure. */
  readonly onFailure: () => void
}

/** Error boundary: keeps the page on screen if a part throws or cannot be loaded. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
