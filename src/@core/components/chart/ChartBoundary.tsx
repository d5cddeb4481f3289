import { Component, type ReactNode } from 'react'

interface ChartBoundaryProps {
  readonly children: ReactNode
  /** What is shown where the chart cannot be drawn. */
  readonly instead: ReactNode
  readonly onFailure: () => void
}

/** Where the library cannot be loaded, the numbers are still there. */
export class ChartBoundary extends Component<ChartBoundaryProps, { hasFailed: boolean }> {
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
