import { DealAllocationSlot } from '../parts/allocation-slot.ts'
import { DealBookSlot } from '../parts/book-slot.ts'
import { runs } from '../parts/closing.ts'
import { HeaderCard, isLarge, LabelTag, RoleTags, sizeNow } from '../parts/index.ts'
import { DealMenu, type DealActs } from './DealMenu.tsx'
import type { DealRow } from './rows.ts'
import { useLiveHeader } from './use-deals.ts'

interface Props {
  readonly row: DealRow
  readonly to: string | undefined
  readonly acts: DealActs
  readonly inFamily: boolean
}

/** A deal on the board: its header, the own roles in it, and what one may do to it. */
export function DealCard({ row, to, acts, inFamily }: Props) {
  useLiveHeader(row.dealId)
  return (
    <HeaderCard header={row} to={to} inFamily={inFamily}>
      {runs(row) && <DealBookSlot.Place dealId={row.dealId} large={isLarge(sizeNow(row))} />}
      {row.status === 'Priced' && <DealAllocationSlot.Place dealId={row.dealId} />}
      <RoleTags roles={row.roles} />
      <LabelTag label={row.label} />
      <DealMenu row={row} to={to} acts={acts} />
    </HeaderCard>
  )
}
