import { AbortDialog } from './AbortDialog.tsx'
import type { DealAct } from './DealMenu.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { NameDialog } from './NameDialog.tsx'
import { PickDialog } from './PickDialog.tsx'
import type { DealRow } from './rows.ts'
import type { Scope } from './use-deals.ts'

/** What was asked for; `pick` asks first which deal is meant. */
export type BoardDialogsRequest = { readonly act: DealAct; readonly row: DealRow } | { readonly act: 'pick' }

interface Props {
  readonly asked: BoardDialogsRequest | undefined
  readonly scope: Scope
  readonly placeOf: (dealId: string) => string | undefined
  readonly onAsk: (asked: BoardDialogsRequest | undefined) => void
}

export function BoardDialogs({ asked, scope, placeOf, onAsk }: Props) {
  const onClose = () => onAsk(undefined)
  if (!asked) return null
  switch (asked.act) {
    case 'pick':
      return <PickDialog scope={scope} onClose={onClose} onPick={(row) => onAsk({ act: 'copy', row })} />
    case 'abort':
      return <AbortDialog dealId={asked.row.dealId} onClose={onClose} />
    case 'deleteDraft':
      return <DeleteDialog row={asked.row} onClose={onClose} />
    default:
      return (
        <NameDialog key={asked.act} kind={asked.act} row={asked.row} placeOf={placeOf} onClose={onClose} />
      )
  }
}
