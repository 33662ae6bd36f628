import { ledgerOf, type Write } from './aggregate.ts'

/** What is loaded and saved at once, under the key of its first write. */
interface Part {
  key: string
  ledgerIds: ReadonlySet<string>
  needs: unknown[]
}

/** One part for each ledger, or one for all if they have one state. */
export const partsOf = (writes: readonly Write[]): Part[] => {
  const byLedger = Map.groupBy(writes, (write) => (write.on.together === 'oneState' ? '' : ledgerOf(write)))
  return [...byLedger.values()].map((own) => ({
    key: own[0]!.key,
    ledgerIds: new Set(own.map(ledgerOf)),
    needs: own.flatMap(({ need }) => (need === undefined ? [] : [need])),
  }))
}
