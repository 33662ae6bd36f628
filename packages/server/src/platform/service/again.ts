// Why a transaction is tried again at once; also `LedgersMissing`.

/** Lines are for other ledgers than those that were expected: everything is decided again, with no ledger expected. */
export class OthersExpected extends Error {}

/** What a write inserted before its locks is no part of what it decided: everything is decided again without it. */
export class EarlyInVain extends Error {}

/** Somebody else has locked a ledger: the locks are taken first, without it, and everything is read after their answer. */
export class LockedByOthers extends Error {}
