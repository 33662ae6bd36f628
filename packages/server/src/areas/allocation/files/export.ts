import { allocFileTexts, allocationCalls } from '@bookrunner/contract/allocation'
import { fill, secondIn, type InputOf, type Language } from '@bookrunner/contract/kernel'
import { announcementOf, namesIn, type DealScope } from '@bookrunner/domain/deals'
import { entityNamesOf, isRefusal, nameIn, refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { read } from '../../../platform/http/handler.ts'
import type { SentFile } from '../../../platform/http/send-file.ts'
import type { Written } from '../../../platform/pdf/index.ts'
import { accept, service } from '../../../platform/service/index.ts'
import type { Workers } from '../../../platform/workers/index.ts'
import { forgetArriving, expiryOf, preparedReply, preparing, putMade } from '../../files/index.ts'
import { dealOfRow, readDeskDeal, readOrderDeals } from '../../orders/index.ts'
import { hedgeFor, justificationFor, leagueFor, settlementFor } from '../after/lists.ts'
import { launchedFor } from '../after/lines.ts'
import { versionForReader, type AllocForReader, type VersionForReader } from '../state/index.ts'
import { hedgeFile, justificationFile, leagueFile, settlementFile } from './list-files.ts'
import { auditPack } from './pack.ts'
import { aboutOf, hasRight, rightTo } from './right.ts'
import type { Speech } from './sheets.ts'
import { workbook } from './workbook.ts'
import { holdersOf, readHead } from '../../book/index.ts'

type Input = InputOf<typeof allocationCalls.export>
type ExportRefusal = Refusal<'record.unknown' | 'deal.not-yours' | 'alloc.not-launched' | 'work.too-much'>
type ListKind = 'settlement' | 'hedge' | 'league' | 'justification'

interface ExportRequest {
  db: Db
  actor: Actor
  language: Language
  input: Input
  workers: Workers
}
interface ExportedFile {
  file: SentFile
  seq: number
  at: string
  /** Only for a workbook. */
  versionId?: string
}

const dealName = async ({ db, input }: ExportRequest): Promise<string> =>
  (await readOrderDeals(db, [input.dealId]))[0]?.name ?? ''

const fileContext = (
  view: AllocForReader & { version?: VersionForReader['version']; sight?: VersionForReader['sight'] },
  deal: string,
  language: Language,
) => {
  const { state, reader, version, sight } = view
  const zone = state.deal.terms.timeZone
  const { holders } = holdersOf(state.listed(), state, reader)
  const speech: Speech = { language, zone, holders: new Map(holders.map((each) => [each.holder, each])) }
  const word = (key: keyof typeof allocFileTexts, params: Record<string, string | number>) =>
    fill(allocFileTexts[key][language], params)
  const above = [
    word('above', { deal, version: version?.name ?? '' }),
    word('state', {
      seq: view.seq,
      time: secondIn(view.at, zone, language),
      currency: state.deal.terms.currency ?? '',
    }),
    ...(sight === 'own'
      ? [word('ownOnly', { house: nameIn(language, entityNamesOf(state.names.houses.get(reader.bankId))) })]
      : []),
    ...(sight === 'totals' ? [word('totalsOnly', {})] : []),
  ]
  return { speech, deal, above }
}

const rank = { none: 0, totals: 1, own: 2, all: 3 } as const satisfies Record<DealScope, number>
const narrower = (one: DealScope, other: DealScope): DealScope => (rank[other] < rank[one] ? other : one)

/** Limits the view to what the role may export. */
const exportable = (view: VersionForReader): VersionForReader | Refusal<'deal.not-yours'> => {
  const { export: scope } = view.reader.abilities
  if (scope === 'none') return refuse('deal.not-yours')
  return rank[scope] < rank[view.sight] ? { ...view, sight: scope } : view
}

const makeWorkbook = async (making: ExportRequest, deal: string): Promise<ExportedFile | ExportRefusal> => {
  const { db, actor, input, language } = making
  const view = await versionForReader(db, actor, input)
  if (isRefusal(view)) return view
  const exported = exportable(view)
  if (isRefusal(exported)) return exported
  const file = await workbook(db, exported, {
    ...fileContext(exported, deal, language),
    workers: making.workers,
  })
  return { file, seq: view.seq, at: view.at, versionId: view.version.id }
}

/** The creator of a deal reads its log; the pack contains orders only for a reader of the whole book with names. */
const makePack = async (
  { db, actor, input: { dealId }, language, workers }: ExportRequest,
  name: string,
): Promise<ExportedFile | ExportRefusal> => {
  const found = await readDeskDeal(db, actor, dealId)
  if (!found) return refuse('record.unknown')
  const { row, dealRole, abilities } = found
  if (abilities.readLog !== 'all') return refuse('deal.not-yours')
  const orders =
    abilities.readBook === 'all' && abilities.export === 'all' && namesIn(dealRole, row.terms) === 'all'
  const { seq, at } = await readHead(db, `deal:${announcementOf(dealId)}`)
  const packContent = { dealId, name, deal: dealOfRow(row), orders }
  return {
    file: await auditPack(db, packContent, {
      file: fill(allocFileTexts.pack[language], { deal: name }),
      workers,
    }),
    seq,
    at,
  }
}

/** Both the right to read a list and the right to export limit it. */
const exportScope = (kind: ListKind, { reader: { abilities } }: AllocForReader): DealScope =>
  kind === 'settlement' || kind === 'hedge'
    ? narrower(abilities.settle, abilities.export)
    : abilities.allocate === 'all' && abilities.export === 'all'
      ? 'all'
      : 'none'

const makeList = async (
  { db, actor, input, language, workers }: ExportRequest,
  kind: ListKind,
  deal: string,
): Promise<ExportedFile | ExportRefusal> => {
  const found = await launchedFor(db, actor, input.dealId, (view) => exportScope(kind, view))
  if (isRefusal(found)) return found
  const context = {
    ...fileContext(found, deal, language),
    workers,
    format: input.format ?? ('xlsx' as const),
  }
  const made = (file: Written): ExportedFile | ExportRefusal =>
    isRefusal(file) ? file : { file, seq: found.seq, at: found.at }
  switch (kind) {
    case 'settlement':
      return made(await settlementFile(await settlementFor(db, found), context))
    case 'hedge':
      return made(await hedgeFile(await hedgeFor(db, found), context))
    case 'league':
      return made(await leagueFile(leagueFor(found), context))
    case 'justification':
      return made(await justificationFile(justificationFor(found), context))
  }
}

const make = async (making: ExportRequest): Promise<ExportedFile | ExportRefusal> => {
  const deal = await dealName(making)
  switch (making.input.kind) {
    case 'workbook':
      return makeWorkbook(making, deal)
    case 'pack':
      return makePack(making, deal)
    default:
      return makeList(making, making.input.kind, deal)
  }
}

/** A pack is read while it is stored, so it needs one transaction; other files are read at once. */
const readAtOneState = <Found>(
  db: Db,
  kind: Input['kind'],
  read: (db: Db) => Promise<Found>,
): Promise<Found> =>
  kind === 'pack'
    ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
    : read(db)

/** Stores the file before the write. The write makes it available and logs what was exported by whom. */
export const exportFile = service(allocationCalls.export, {
  on: preparing,
  prepare: async ({ input, actor }, { db, language, workers }) => {
    const stored = (made: ExportedFile) => putMade(db, made.file, actor.userId)
    const made = await readAtOneState(db, input.kind, async (reads) => {
      const found = await make({ db: reads, actor, language, input, workers })
      return isRefusal(found) ? found : { ...found, stored: await stored(found) }
    })
    if (isRefusal(made)) return made
    const { seq, at, versionId = null } = made
    const about = { dealId: input.dealId, versionId }
    const byRight = await rightTo(db, actor, about)
    // The right ended while the file was made.
    if (byRight === null) {
      await forgetArriving(db, made.stored.fileId)
      return refuse('record.unknown')
    }
    return { ...made.stored, seq, at, byRight, about: aboutOf(about) }
  },
  key: ({ actor }) => actor.userId,
  decide: ({ input: { dealId, kind }, prepared, now }) => {
    const { fileId, name, mediaType, bytes, sha256, seq, at, byRight, about } = prepared
    const until = expiryOf(now)
    return accept({
      reply: { fileId, name, bytes, seq, at, until },
      changes: [{ fileId, mediaType, bytes, sha256, until, about, byRight }],
      line: { code: 'file.alloc-export', params: { fileId, dealId, kind, seq, bytes, sha256 } },
    })
  },
  tidy: ({ fileId }, { db }) => forgetArriving(db, fileId),
})

/** For the person who prepared it, until it expires or the person's rights change. */
export const download = read(allocationCalls.download, ({ input: { fileId }, actor, db }) =>
  preparedReply(db, { fileId, userId: actor.userId }, (made) => hasRight(db, actor, made)),
)
