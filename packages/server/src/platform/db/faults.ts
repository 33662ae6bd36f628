const codeOf = (fault: unknown): string => {
  const code = (fault as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

/** The connection is gone or was never open. Nobody knows whether a COMMIT on its way arrived. */
export const isConnectionFault = (fault: unknown): boolean =>
  // 25P03: our own transaction was idle for too long and the server hung up.
  /^(08|57P0|25P03|53300)/.test(codeOf(fault)) ||
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOENT$)/.test(codeOf(fault)) ||
  // A timeout of the driver has no code.
  /connection (terminated|ended|error)|not queryable|closed the connection|read timeout|timeout exceeded/i.test(
    fault instanceof Error ? fault.message : '',
  )

/** Somebody else has locked a row for longer than this statement waits. */
export const isLockedByOthers = (fault: unknown): boolean => codeOf(fault) === '55P03'

/** Two transactions wrote the same row, and this one was refused or chosen to fail. */
const gaveWay = (fault: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(fault)) || isLockedByOthers(fault)

/** The same work may succeed when it is tried again. */
export const isPassing = (fault: unknown): boolean => gaveWay(fault) || isConnectionFault(fault)

/** A row with this key was inserted meanwhile. */
export const isTaken = (fault: unknown, constraint: string): boolean =>
  codeOf(fault) === '23505' && (fault as { constraint?: unknown }).constraint === constraint

/** The fault concerns every write of the transaction, so trying each alone would not help. */
export const hitsAll = (fault: unknown): boolean => isPassing(fault) || codeOf(fault) === '57014'
