import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  readonly children: ReactNode
  readonly instead?: ReactNode
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
