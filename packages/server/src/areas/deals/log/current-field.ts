/** Names of earlier versions of Bookrunner. Log lines are hashed, so they keep the name they were written with. */
const renamed = [
  { from: /^order\.rungs$/, to: 'order.orderLevels' },
  { from: /^course\./, to: 'lifecycle.' },
]

/** Today's name of a field that a log line names. */
export const currentField = (field: string): string =>
  renamed.reduce((name, { from, to }) => name.replace(from, to), field)
