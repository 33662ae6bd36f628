/** So long after somebody else had a ledger, it is likely to happen again. */
const likelyMs = 10_000

/**
 * Ledgers that somebody else had locked a short while ago: another process writes to them too. Their locks are asked for alone,
 * because each refusal is an error in the database's log.
 */
export class SharedLedgers {
  readonly #until = new Map<string, number>()

  add(ledgerIds: readonly string[]): void {
    const now = performance.now()
    for (const [id, until] of this.#until) if (until < now) this.#until.delete(id)
    for (const id of ledgerIds) this.#until.set(id, now + likelyMs)
  }

  hasAny(ledgerIds: readonly string[]): boolean {
    if (this.#until.size === 0) return false
    const now = performance.now()
    return ledgerIds.some((id) => (this.#until.get(id) ?? 0) > now)
  }
}
