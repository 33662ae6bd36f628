import { allocFileWords, allocationCalls } from '@bookrunner/contract/allocation'
import { fill, type InputOf, type Language } from '@bookrunner/contract/kernel'
import { announcementOf, namesIn, type DealScope } from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { read } from '../../../platform/http/handler.ts'
import type { SentFile } from '../../../platform/http/send-file.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { inZone } from '../../deals/index.ts'
import { forgetArriving, keptUntil, preparedReply, preparing, putMade } from '../../files/index.ts'
import { dealOfRow, readDeskDeal, readOrderDeals } from '../../orders/index.ts'
import { readHead } from '../alloc-reads.repo.ts'
import { hedgeFor, justificationFor, leagueFor, settlementFor } from '../after/lists.ts'
import { launchedFor } from '../after/lines.ts'
import { versionForReader, type AllocForReader, type VersionForReader } from '../state/index.ts'
import { hedgeFile, justificationFile, leagueFile, settlementFile } from './list-files.ts'
import { auditPack } from './pack.ts'
import { aboutOf, hasRight, rightTo } from './right.ts'
import type { Speech } from './sheets.ts'
import { workbook } from './workbook.ts'
import { holdersOf } from '../../book/index.ts'

type Input = InputOf<typeof allocationCalls.export>
type Unmade = Refusal<'record.unknown' | 'deal.not-yours' | 'alloc.not-launched'>
type ListKind = 'settlement' | 'hedge' | 'league' | 'justification'

interface Making {
  db: Db
  actor: Actor
  language: Language
  input: Input
}
interface Made {
  file: SentFile
  seq: number
  at: string
  /** Of a workbook: which version it is of. */
  versionId?: string
}

const namedIn = async ({ db, input }: Making): Promise<string> =>
  (await readOrderDeals(db, [input.dealId]))[0]?.name ?? ''

const askedFor = (
  view: AllocForReader & { version?: VersionForReader['version']; sight?: VersionForReader['sight'] },
  deal: string,
  language: Language,
) => {
  const { state, reader, version, sight } = view
  const zone = state.deal.terms.timeZone
  const { holders } = holdersOf(state.listed(), state, reader)
  const speech: Speech = { language, zone, holders: new Map(holders.map((each) => [each.holder, each])) }
  const word = (key: keyof typeof allocFileWords, params: Record<string, string | number>) =>
    fill(allocFileWords[key][language], params)
  const above = [
    word('above', { deal, version: version?.name ?? '' }),
    word('state', {
      seq: view.seq,
      time: inZone(view.at, zone),
      zone,
      currency: state.deal.terms.currency ?? '',
    }),
    ...(sight === 'own'
      ? [word('ownOnly', { house: state.names.houses.get(reader.bankId)?.name ?? '' })]
      : []),
    ...(sight === 'totals' ? [word('totalsOnly', {})] : []),
  ]
  return { speech, deal, above }
}

const rank = { none: 0, totals: 1, own: 2, all: 3 } as const satisfies Record<DealScope, number>
const narrower = (one: DealScope, other: DealScope): DealScope => (rank[other] < rank[one] ? other : one)

/** No more leaves than the role lets out, however much of it is read. */
const toGo = (view: VersionForReader): VersionForReader | Refusal<'deal.not-yours'> => {
  const { export: scope } = view.reader.abilities
  if (scope === 'none') return refuse('deal.not-yours')
  return rank[scope] < rank[view.sight] ? { ...view, sight: scope } : view
}

const makeWorkbook = async (making: Making, deal: string): Promise<Made | Unmade> => {
  const { db, actor, input, language } = making
  const view = await versionForReader(db, actor, input)
  if (isRefusal(view)) return view
  const going = toGo(view)
  if (isRefusal(going)) return going
  const file = await workbook(db, going, askedFor(going, deal, language))
  return { file, seq: view.seq, at: view.at, versionId: view.version.id }
}

/** Who made a deal reads its log, and packs it without what only who reads the whole book by name may have. */
const makePack = async (
  { db, actor, input: { dealId }, language }: Making,
  name: string,
): Promise<Made | Unmade> => {
  const found = await readDeskDeal(db, actor, dealId)
  if (!found) return refuse('record.unknown')
  const { row, standing, abilities } = found
  if (abilities.readLog !== 'all') return refuse('deal.not-yours')
  const orders =
    abilities.readBook === 'all' && abilities.export === 'all' && namesIn(standing, row.terms) === 'all'
  const { seq, at } = await readHead(db, `deal:${announcementOf(dealId)}`)
  const packed = { dealId, name, deal: dealOfRow(row), orders }
  return { file: await auditPack(db, packed, fill(allocFileWords.pack[language], { deal: name })), seq, at }
}

/** Of a list goes out what of it is read and may go out. */
const leaving = (kind: ListKind, { reader: { abilities } }: AllocForReader): DealScope =>
  kind === 'settlement' || kind === 'hedge'
    ? narrower(abilities.settle, abilities.export)
    : abilities.allocate === 'all' && abilities.export === 'all'
      ? 'all'
      : 'none'

const makeList = async (
  { db, actor, input, language }: Making,
  kind: ListKind,
  deal: string,
): Promise<Made | Unmade> => {
  const found = await launchedFor(db, actor, input.dealId, (view) => leaving(kind, view))
  if (isRefusal(found)) return found
  const asked = { ...askedFor(found, deal, language), format: input.format ?? ('xlsx' as const) }
  const made = (file: SentFile): Made => ({ file, seq: found.seq, at: found.at })
  switch (kind) {
    case 'settlement':
      return made(await settlementFile(await settlementFor(db, found), asked))
    case 'hedge':
      return made(await hedgeFile(await hedgeFor(db, found), asked))
    case 'league':
      return made(await leagueFile(leagueFor(found), asked))
    case 'justification':
      return made(await justificationFile(justificationFor(found), asked))
  }
}

const make = async (making: Making): Promise<Made | Unmade> => {
  const deal = await namedIn(making)
  switch (making.input.kind) {
    case 'workbook':
      return makeWorkbook(making, deal)
    case 'pack':
      return makePack(making, deal)
    default:
      return makeList(making, making.input.kind, deal)
  }
}

/** A pack is read while it is stored: until then what it reads stays as it is. Others have their state in one read. */
const atOneState = <Found>(db: Db, kind: Input['kind'], read: (db: Db) => Promise<Found>): Promise<Found> =>
  kind === 'pack'
    ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
    : read(db)

/** Made and stored before the write; the write makes it be there, and leaves a line with its maker of what went out. */
export const exportFile = service(allocationCalls.export, {
  on: preparing,
  prepare: async ({ input, actor }, { db, language }) => {
    const stored = (made: Made) => putMade(db, made.file, actor.userId)
    const made = await atOneState(db, input.kind, async (reads) => {
      const found = await make({ db: reads, actor, language, input })
      return isRefusal(found) ? found : { ...found, stored: await stored(found) }
    })
    if (isRefusal(made)) return made
    const { seq, at, versionId = null } = made
    const about = { dealId: input.dealId, versionId }
    const byRight = await rightTo(db, actor, about)
    // It was taken away while the file was made.
    if (byRight === null) {
      await forgetArriving(db, made.stored.fileId)
      return refuse('record.unknown')
    }
    return { ...made.stored, seq, at, byRight, about: aboutOf(about) }
  },
  key: ({ actor }) => actor.userId,
  decide: ({ input: { dealId, kind }, prepared, now }) => {
    const { fileId, name, mediaType, bytes, sha256, seq, at, byRight, about } = prepared
    const until = keptUntil(now)
    return accept({
      reply: { fileId, name, bytes, seq, at, until },
      changes: [{ fileId, mediaType, bytes, sha256, until, about, byRight }],
      line: { code: 'file.alloc-export', params: { fileId, dealId, kind, seq, bytes, sha256 } },
    })
  },
  tidy: ({ fileId }, { db }) => forgetArriving(db, fileId),
})

/** For the person it was prepared for, while it is kept and while the same would be made. */
export const download = read(allocationCalls.download, ({ input: { fileId }, actor, db }) =>
  preparedReply(db, { fileId, userId: actor.userId }, (made) => hasRight(db, actor, made)),
)
