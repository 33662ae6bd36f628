const codeOf = (fault: unknown): string => {
  const code = (fault as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

/** The connection is gone, or was never had: whether a COMMIT on its way arrived, nobody knows. */
export const isConnectionFault = (fault: unknown): boolean =>
  // 25P03: our own transaction stood idle for too long and the server hung up.
  /^(08|57P0|25P03|53300)/.test(codeOf(fault)) ||
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOENT$)/.test(codeOf(fault)) ||
  // The driver's own impatience has no code.
  /connection (terminated|ended|error)|not queryable|closed the connection|read timeout|timeout exceeded/i.test(
    fault instanceof Error ? fault.message : '',
  )

/** Two wrote the same row at once, and one gave way: picked by the database, or because it does not wait. */
const gaveWay = (fault: unknown): boolean => ['40001', '40P01', '55P03'].includes(codeOf(fault))

/** The same work may well succeed when it is tried again. */
export const isPassing = (fault: unknown): boolean => gaveWay(fault) || isConnectionFault(fault)

/** A row with this key came from elsewhere meanwhile. */
export const isTaken = (fault: unknown, constraint: string): boolean =>
  codeOf(fault) === '23505' && (fault as { constraint?: unknown }).constraint === constraint

/** Says nothing about any one of the writes that shared the transaction, so trying each alone would not help. */
export const hitsAll = (fault: unknown): boolean => isPassing(fault) || codeOf(fault) === '57014'
