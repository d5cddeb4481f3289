import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  readonly children: ReactNode
  /** What is shown where the part cannot be. */
  readonly instead?: ReactNode
  /** Told once, when the part cannot be shown. */
  readonly onFailure: () => void
}

/** Keeps the page on screen when a part of it breaks, or cannot be loaded. */
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
