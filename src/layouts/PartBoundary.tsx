import type { ReactNode } from 'react'
import { Component } from 'react'

interface PartBoundaryProps {
  readonly children: ReactNode
  /** Told when the part cannot be shown; nothing stands in its place. */
  readonly onFailure: () => void
}

/** Keeps the page on screen when a part of the shell cannot be loaded or breaks. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
