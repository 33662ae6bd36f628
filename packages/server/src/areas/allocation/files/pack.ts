import { createHash } from 'node:crypto'
import { announcementOf } from '@bookrunner/domain/deals'
import type { OrderDeal } from '@bookrunner/domain/orders'
import { reading, type Db } from '../../../platform/db/index.ts'
import type { SentFile } from '../../../platform/http/send-file.ts'
import { firstHash } from '../../../platform/service/chain.ts'
import { proveChain } from '../../../platform/service/index.ts'
import type { Workers } from '../../../platform/workers/index.ts'
import { zipFile } from '../../../platform/zip.ts'
import { chainLines, storedRows, orderVersions, readDirectory } from './pack.repo.ts'

type Source = AsyncIterable<unknown> | Iterable<unknown>

const jsonLines = async function* (rows: Source): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`
}

const withoutOrders = `
This pack is without orders and allocations: lines of the log that are about them are named by number and hash alone.
`

const filesOfOrders = `orders.jsonl          every version of every submitted order, complete, with who, when and what changed
messages.jsonl        announcement lines of the book, with the state each is of
messages-sent.jsonl   which of them was sent to whom, when, and by whom
allocation/*.jsonl    versions, their lines, every change of lines, reviews, shares, confirmations
`

const digests = `
Holding allocations against the chain: a digest in params is the SHA-256, in hexadecimal, of a list as JSON without
blanks, each line of it a list as well.
alloc.launched        [order_id, null, size] of every line of the version in allocation/lines.jsonl, sorted by
                      order_id, character by character
other changes         "lines" in params are [orderId, size before, size after], as in allocation/changes.jsonl of that
                      seq (null: no line); of more than 200 lines there is their digest instead, in the order in
                      which they stand there
alloc.confirmed       [order_id, size, number] of the rows of that seq in allocation/confirmations.jsonl, sorted by
                      order_id; of more than 200 their digest
`

const readMe = (packed: Packed): string => `Audit pack of ${packed.name}
${packed.orders ? '' : withoutOrders}
terms.json            terms, lifecycle and final levels as they stand
levels.jsonl          every level that was announced
${packed.orders ? filesOfOrders : ''}directory.json        whom ids stand for
log.jsonl             the deal's log, line by line, as it is chained
proof.json            how far the chain was proved when this was made
manifest.json         SHA-256 of every file

Proving the chain by hand: the first line follows ${firstHash(ledgerOf(packed))}. A line's hash is the SHA-256, in
hexadecimal, of seven texts, each on a line of its own: the hash before it, ${ledgerOf(packed)}, seq, at,
actor_id (nothing where the clock did it), code, and params as JSON with its names sorted and without blanks.
What people said in their own words ("said") stands beside the chain and is no part of it.
${packed.orders ? digests : ''}`

interface PackPart {
  name: string
  lines: () => AsyncIterable<string>
}

const jsonOf = (value: unknown) =>
  async function* () {
    yield `${JSON.stringify(value, null, 2)}\n`
  }

/** The content of a pack; `orders`: with orders and allocations, for a reader of all of them by name. */
export interface Packed {
  dealId: string
  name: string
  deal: OrderDeal
  orders: boolean
}

const ledgerOf = ({ dealId }: Packed): string => `deal:${announcementOf(dealId)}`

const partsOf = async (db: Db, packed: Packed, workers: Workers): Promise<PackPart[]> => {
  const { dealId, orders, deal } = packed
  const announcementId = announcementOf(dealId)
  const ledger = ledgerOf(packed)
  const { terms, lifecycle, shared, guidance } = deal
  const tablePart = (what: Parameters<typeof storedRows>[2], name: string): PackPart => ({
    name,
    lines: () => jsonLines(storedRows(db, dealId, what)),
  })
  const proof = await proveChain(reading(db), ledger, workers)
  const ofOrders: PackPart[] = [
    { name: 'orders.jsonl', lines: () => jsonLines(orderVersions(db, dealId)) },
    tablePart('messages', 'messages.jsonl'),
    tablePart('messagesSent', 'messages-sent.jsonl'),
    tablePart('versions', 'allocation/versions.jsonl'),
    tablePart('lines', 'allocation/lines.jsonl'),
    tablePart('changes', 'allocation/changes.jsonl'),
    tablePart('reviews', 'allocation/reviews.jsonl'),
    tablePart('shares', 'allocation/shares.jsonl'),
    tablePart('confirmations', 'allocation/confirmations.jsonl'),
  ]
  return [
    {
      name: 'terms.json',
      lines: jsonOf({ dealId, terms, lifecycle, shared, levels: [...guidance.values()] }),
    },
    tablePart('levels', 'levels.jsonl'),
    ...(orders ? ofOrders : []),
    { name: 'directory.json', lines: jsonOf(await readDirectory(db, { dealId, announcementId, orders })) },
    { name: 'log.jsonl', lines: () => jsonLines(chainLines(db, announcementId, { orders })) },
    { name: 'proof.json', lines: jsonOf({ ledger, ...proof, intact: proof.brokenAt === null }) },
  ]
}

/** Hashes the content while it is written. */
const hashed = async function* (part: PackPart, hashes: Map<string, string>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const text of part.lines()) {
    const bytes = Buffer.from(text)
    hash.update(bytes)
    yield bytes
  }
  hashes.set(part.name, hash.digest('hex'))
}

/** The whole deal in one file, streamed rather than held in memory. The transaction of `db` makes it one state. */
export const auditPack = async (
  db: Db,
  packed: Packed,
  { file, workers }: { file: string; workers: Workers },
): Promise<SentFile> => {
  const parts = await partsOf(db, packed, workers)
  const hashes = new Map<string, string>()
  // Written last, when all hashes are known.
  const manifest = async function* () {
    yield Buffer.from(`${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
  }
  return zipFile(file, [
    { name: 'README.txt', content: readMe(packed) },
    ...parts.map((part) => ({ name: part.name, content: hashed(part, hashes) })),
    { name: 'manifest.json', content: manifest() },
  ])
}
