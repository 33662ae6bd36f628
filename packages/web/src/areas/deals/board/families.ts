/** What is announced together is shown together. */
export interface Family<Row> {
  readonly announcementId: string
  /** Those of this page, in the announcement's own order. */
  readonly rows: readonly Row[]
  /** How many there are, shown or not. */
  readonly tranches: number
}

interface Member {
  readonly dealId: string
  readonly announcementId: string
  readonly tranches: readonly string[]
}

/** A page of deals, tranches of one announcement gathered where the first of them stands. */
export function familiesOf<Row extends Member>(rows: readonly Row[]): readonly Family<Row>[] {
  return [...Map.groupBy(rows, (row) => row.announcementId)].map(([announcementId, members]) => {
    const order = members[0]?.tranches ?? []
    return {
      announcementId,
      rows: members.toSorted((a, b) => order.indexOf(a.dealId) - order.indexOf(b.dealId)),
      tranches: Math.max(order.length, members.length),
    }
  })
}
