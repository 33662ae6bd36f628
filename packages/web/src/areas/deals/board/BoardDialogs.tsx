import { AbortDialog } from './AbortDialog.tsx'
import type { DealAct } from './DealMenu.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { NameDialog } from './NameDialog.tsx'
import { PickDialog } from './PickDialog.tsx'
import type { DealRow } from './rows.ts'
import type { Scope } from './use-deals.ts'

/** The open dialog; `pick` asks first which deal to copy. */
export type BoardDialog = { readonly act: DealAct; readonly row: DealRow } | { readonly act: 'pick' }

interface Props {
  readonly dialog: BoardDialog | undefined
  readonly scope: Scope
  readonly placeOf: (dealId: string) => string | undefined
  readonly onOpen: (dialog: BoardDialog | undefined) => void
}

export function BoardDialogs({ dialog, scope, placeOf, onOpen }: Props) {
  const onClose = () => onOpen(undefined)
  if (!dialog) return null
  switch (dialog.act) {
    case 'pick':
      return <PickDialog scope={scope} onClose={onClose} onPick={(row) => onOpen({ act: 'copy', row })} />
    case 'abort':
      return <AbortDialog dealId={dialog.row.dealId} onClose={onClose} />
    case 'deleteDraft':
      return <DeleteDialog row={dialog.row} onClose={onClose} />
    default:
      return (
        <NameDialog key={dialog.act} kind={dialog.act} row={dialog.row} placeOf={placeOf} onClose={onClose} />
      )
  }
}
