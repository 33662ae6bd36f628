/** The tranches of one announcement, shown together. */
export interface Family<Row> {
  readonly announcementId: string
  /** The tranches on this page, in the announcement's order. */
  readonly rows: readonly Row[]
  /** The number of tranches, shown or not. */
  readonly tranches: number
}

interface Member {
  readonly dealId: string
  readonly announcementId: string
  readonly tranches: readonly string[]
}

/** Groups a page of deals by announcement, at the place of the first tranche. */
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
