/** Fields of earlier versions of Bookrunner. Log lines are hashed, so they keep the name they were written with. */
const renamedFields: Readonly<Record<string, string>> = {
  'order.rungs': 'order.orderLevels',
}

/** Today's name of a field that a log line names. */
export const currentField = (field: string): string => renamedFields[field] ?? field
