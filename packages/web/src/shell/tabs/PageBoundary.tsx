import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { ChunkMissing } from '../../platform/chunk.ts'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'

/** A page that fails takes nothing with it: menu, tabs and the other pages go on. */
export class PageBoundary extends Component<{ children: ReactNode }, { fault?: unknown }> {
  override state: { fault?: unknown } = {}

  static getDerivedStateFromError(fault: unknown) {
    return { fault }
  }

  override componentDidCatch(fault: unknown, info: ErrorInfo) {
    console.error('A page failed', fault, info.componentStack)
  }

  override render() {
    if (this.state.fault === undefined) return this.props.children
    const { fault } = this.state
    const again = () =>
      fault instanceof ChunkMissing ? globalThis.location.reload() : this.setState({ fault: undefined })
    return <Crashed onAgain={again} />
  }
}

function Crashed({ onAgain }: { onAgain: () => void }) {
  const t = useText(shellText)
  return (
    <ErrorState
      title={t('page.crashed')}
      hint={t('page.crashed.hint')}
      action={t('page.again')}
      onAction={onAgain}
    />
  )
}
