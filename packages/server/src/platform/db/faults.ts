const codeOf = (fault: unknown): string => String((fault as { code?: unknown } | null)?.code ?? '')

/** PostgreSQL itself said no (five characters), rather than the network. */
export const isFromDatabase = (fault: unknown): boolean => /^[0-9A-Z]{5}$/.test(codeOf(fault))

/** The connection is gone: whether a COMMIT on its way arrived, nobody knows. */
export const isConnectionFault = (fault: unknown): boolean =>
  /^(08|57P0)/.test(codeOf(fault)) ||
  /ECONNRESET|ECONNREFUSED|EPIPE/.test(codeOf(fault)) ||
  /connection (terminated|ended|error)|not queryable|closed the connection/i.test(
    String((fault as Error)?.message),
  )

/** The same work may well succeed when it is tried again: serialization failure, deadlock, lost connection. */
export const isPassing = (fault: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(fault)) || isConnectionFault(fault)
