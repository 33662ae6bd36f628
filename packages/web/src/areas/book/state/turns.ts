import type { EditField, EditValue } from '../grid/edit-fields.ts'

/** One thing after the other, by what each is about: what is about something else does not wait. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>()

  take(about: readonly string[], work: () => Promise<void>): Promise<void> {
    const before = about.flatMap((id) => this.#last.get(id) ?? [])
    const done = (before.length === 0 ? work() : Promise.all(before).then(work)).finally(() => {
      for (const id of about) if (this.#last.get(id) === done) this.#last.delete(id)
    })
    for (const id of about) this.#last.set(id, done)
    return done
  }
}

interface Read {
  readonly field: EditField
  /** The version that was read, and what stood in the cell then. */
  readonly seen: number
  readonly was: EditValue
}

/**
 * The version a cell goes out with: the newest where nobody else wrote into that cell since, so that another field of
 * the order is no clash; and on from there over versions one made oneself.
 */
export function seenNow(
  { field, seen, was }: Read,
  row: ({ readonly version: number } & Readonly<Record<EditField, EditValue>>) | undefined,
  made: ReadonlySet<number>,
): number {
  let now = row && row.version > seen && row[field] === was ? row.version : seen
  while (made.has(now + 1)) now += 1
  return now
}
