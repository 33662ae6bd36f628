import { versionOf, type BrowserAlloc } from '../state/browser-alloc.ts'
import type { AllocPlace } from '../use-place.ts'
import { AskIssuer } from './AskIssuer.tsx'
import { RecallButton } from './RecallButton.tsx'
import type { Launch } from './use-launch.ts'

interface Props {
  readonly alloc: BrowserAlloc
  readonly place: AllocPlace
  readonly waits: Launch['waitsFor']
  readonly onRecalled: () => void
}

/** What a desk can do while a confirmation waits: recall what was launched on superseded terms, or ask the issuer. */
export function WhileWaiting({ alloc, place, waits, onRecalled }: Props) {
  const version = versionOf(alloc)
  if (!version) return null
  // A lead confirms its own orders; only those who launch and recall speak to the issuer.
  const asks = version.may.includes('reopen') && !waits.includes('fresh')
  const reachable = waits.includes('signOff')
  return (
    <>
      <RecallButton
        alloc={alloc}
        version={version}
        place={place}
        wanted={waits.includes('fresh')}
        size="small"
        type="primary"
        onRecalled={onRecalled}
      />
      {asks && (reachable || waits.includes('signer')) && (
        <AskIssuer dealId={alloc.dealId} versionId={alloc.versionId} reachable={reachable} />
      )}
    </>
  )
}
