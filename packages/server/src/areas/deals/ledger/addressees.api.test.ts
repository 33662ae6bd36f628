// Who learns whom a deal is addressed to, by each kind of reader and each type of book: a masked "MEA, 44m" is named by
// the one addressee in MEA.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, type Client } from '@bookrunner/contract'
import { dealSubject } from '@bookrunner/contract/deals'
import { bookTypes, type Addressed, type BookType, type Shared, type Terms } from '@bookrunner/domain/deals'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { sheetsIn } from '../../../../test/book-file.ts'
import { announce, fullShared, makeDraft } from '../../../../test/deals.ts'
import { dealsByStage } from '../../../../test/lifecycle.ts'
import { until } from '../../../../test/until.ts'

const code = 'SAIL-4711'
const choices = {
  chosen: { kind: 'chosen', entityIds: ['ent_kestrelpeak', 'ent_tamarindgulf'] },
  types: { kind: 'types', classIds: ['cls_assetmanager', 'cls_pension'] },
  groups: { kind: 'groups', groupIds: ['grp_kestrelpeak', 'grp_tamarind'] },
} as const satisfies Record<string, Addressed>
type Choice = keyof typeof choices

/** Quillstone manages, Ninefold bills. */
const managed: Shared = {
  ...fullShared,
  roadshowCode: code,
  syndicate: [
    { entityId: 'ent_lantern', roles: ['OC'], appointedOn: null },
    { entityId: 'ent_brasslight', roles: ['JGC'], appointedOn: null },
    { entityId: 'ent_quillstone', roles: ['JLM'], appointedOn: null },
    { entityId: 'ent_ninefold', roles: ['JLM', 'BND'], appointedOn: null },
  ],
}
const watched: Shared = {
  ...managed,
  syndicate: managed.syndicate.map((row) =>
    row.entityId === 'ent_quillstone' ? { ...row, roles: ['JLM', 'VIEW'] } : row,
  ),
}

let app: TestApp
let desk: Client
/** Texts that name somebody or something of a choice. */
let naming: Record<Choice, string[]>
const clients = new Map<string, Client>()
const as = async (person: string): Promise<Client> => {
  const known = clients.get(person) ?? (await clientOf(app, person))
  clients.set(person, known)
  return known
}
beforeAll(async () => {
  app = await startTestApp()
  desk = await as('deskoc')
  const { list, classes, groups } = await desk.deals.getInvestorList({})
  const houses = choices.chosen.entityIds.map((id) => list.find(({ entityId }) => entityId === id)!)
  const named = <Row extends { name: string }>(
    rows: Row[],
    ids: readonly string[],
    id: (row: Row) => string,
  ) => rows.flatMap((row) => (ids.includes(id(row)) ? [id(row), row.name] : []))
  naming = {
    chosen: houses.flatMap(({ entityId, name, nameCn }) => [entityId, name, nameCn]),
    types: named(classes, choices.types.classIds, ({ classId }) => classId),
    groups: named(groups, choices.groups.groupIds, ({ groupId }) => groupId),
  }
  for (const words of Object.values(naming)) expect(words.length).toBeGreaterThan(3)
})
afterAll(async () => {
  for (const client of clients.values()) client.live.close()
  await app.close()
})

/** Reads what this person may; a refused read says nothing. */
const unlessRefused = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    return await call
  } catch (fault) {
    if (fault instanceof CallRefused) return fault.reason
    throw fault
  }
}

const sheetOf = async (file: Promise<{ blob: () => Promise<Blob> }>) => [
  ...(await sheetsIn(new Uint8Array(await (await (await file).blob()).arrayBuffer()))),
]

const liveHeader = async ({ live }: Client, dealId: string): Promise<unknown> => {
  const states: unknown[] = []
  live.watch(dealSubject, dealId, {
    snapshot: (state) => void states.push(state),
    changes: (news) => void states.push(...news),
  })
  await until(() => expect(states.length).toBeGreaterThan(0))
  return states
}

const copied = async ({ deals }: Client, dealId: string): Promise<unknown> => {
  const copy = await deals.copyDeal({ dealId, name: 'Copy' })
  const detail = await deals.bookDealDetail({ dealId: copy.dealId })
  await deals.deleteDraft({ dealId: copy.dealId })
  return detail
}

const exportedBook = async ({ book }: Client, dealId: string): Promise<unknown> => {
  const { fileId } = await book.bookOrderExport({ dealId })
  return sheetOf(book.download({ fileId }))
}

/** Everything this person reads of a deal without orders, as text. */
const allReadBy = async (person: string, dealId: string): Promise<string> => {
  const client = await as(person)
  const { deals, book, notices } = client
  const parts = await Promise.all([
    deals.bookDealDetail({ dealId }),
    deals.dealList({ keyword: dealId }),
    deals.dealList({ keyword: dealId, scope: 'board' }),
    liveHeader(client, dealId),
    unlessRefused(deals.getDealLog({ dealId, pageNum: 1, pageSize: 50 })),
    unlessRefused(sheetOf(deals.downloadDealLog({ dealId }))),
    unlessRefused(copied(client, dealId)),
    // The list of all types says nothing about this book.
    book.bookOrderList({ dealId }).then((list) => ({ ...list, classes: [] })),
    book.getOrderSummary({ dealId }),
    book.getBookOperator({ dealId }),
    unlessRefused(exportedBook(client, dealId)),
    notices.box({}),
  ])
  return JSON.stringify(parts)
}

const announced = (kind: Choice, bookType: BookType, shared: Shared, terms: Partial<Terms> = {}) =>
  dealsByStage.IPG(desk, { shared, terms: { bookType, addressed: choices[kind], ...terms } })

const emptied: Record<Choice, Addressed> = {
  chosen: { kind: 'chosen', entityIds: [] },
  types: { kind: 'types', classIds: [] },
  groups: { kind: 'groups', groupIds: [] },
}

type Reader = [who: string, person: string, shared: Shared, terms: Partial<Terms>, reads: boolean]
/** The same in every type of book: a reader from whom any account may be masked learns the kind only. */
const readers: Reader[] = [
  ['the OC', 'sales', managed, {}, true],
  ["the OC's viewer", 'deskviewer', managed, {}, true],
  ['a JGC', 'deskjgc', managed, {}, true],
  ['a super administrator', 'superadmin', managed, {}, true],
  ['a JLM', 'deskjlm', managed, {}, false],
  ["a JLM's administrator", 'houseadmin', managed, {}, false],
  ['B&D', 'deskbnd', managed, {}, false],
  ['who looks on', 'deskjlm', watched, {}, false],
  ['an issuer who sees names', 'issuer', managed, { issuerSeesNames: true }, false],
  ['a masked issuer', 'issuer', managed, { issuerSeesNames: false }, false],
]

describe.each(bookTypes)('%s', (bookType) => {
  it.each(readers)('%s', async (_who, person, shared, terms, reads) => {
    const kinds =
      bookType === 'soleUndisclosed' ? (['chosen', 'types', 'groups'] as const) : (['chosen'] as const)
    for (const kind of kinds) {
      const dealId = await announced(kind, bookType, shared, terms)
      const detail = await (await as(person)).deals.bookDealDetail({ dealId })
      expect(detail.hasAddressees).toBe(reads)
      expect(detail.terms.addressed).toEqual(reads ? choices[kind] : emptied[kind])
      expect(detail.shared.roadshowCode).toBe(reads ? code : null)
      if (reads) continue
      const text = await allReadBy(person, dealId)
      expect([...naming[kind], code].filter((word) => text.includes(word))).toEqual([])
    }
  })
})

describe('a creator who leads no book', () => {
  it('reads the choice in the draft, and after the announcement the kind, in page, log and copy', async () => {
    const creator = await as('deskjlm')
    const terms = { bookType: 'soleUndisclosed', addressed: choices.chosen } as const
    const dealId = await makeDraft(creator, { shared: managed, terms })
    expect((await creator.deals.bookDealDetail({ dealId })).terms.addressed).toEqual(choices.chosen)
    expect(JSON.stringify(await creator.deals.getDealLog({ dealId }))).toContain('Kestrel')
    // A colleague of the creator does not write the draft.
    const colleague = await (await as('houseadmin')).deals.bookDealDetail({ dealId })
    expect([colleague.hasAddressees, colleague.terms.addressed]).toEqual([false, emptied.chosen])
    await announce(creator, dealId)
    const { deals } = await as('investor')
    expect((await refusalOf(deals.openDocs({ dealId, code: 'wrong-code' }))).reason).toBe('deal.code-wrong')
    await deals.openDocs({ dealId, code })
    const detail = await creator.deals.bookDealDetail({ dealId })
    expect([detail.hasAddressees, detail.terms.addressed]).toEqual([false, emptied.chosen])
    const { list, actors } = await creator.deals.getDealLog({ dealId, pageNum: 1, pageSize: 50 })
    const change = list.flatMap(({ changes }) => changes).find(({ field }) => field === 'terms.addressed')
    expect(change).toEqual({ field: 'terms.addressed', from: 'All investors', to: 'Chosen investors' })
    expect(actors.map(({ userId }) => userId)).toEqual(['usr_deskjlm'])
    const text = await allReadBy('deskjlm', dealId)
    expect([...naming.chosen, code].filter((word) => text.includes(word))).toEqual([])
    // The lead reads who opened documents.
    const { actors: everybody } = await desk.deals.getDealLog({ dealId, pageNum: 1, pageSize: 50 })
    expect(everybody.map(({ userId }) => userId)).toContain('usr_investor')
  })

  it('reads no choice in a tranche that copies an announced one', async () => {
    const creator = await as('deskjlm')
    const terms = { addressed: choices.chosen }
    const first = await makeDraft(creator, { shared: managed, terms })
    await announce(creator, first)
    const { dealId } = await desk.deals.addTranche({ dealId: first, name: 'Glasswing 5y' })
    const { terms: shown, hasAddressees } = await creator.deals.bookDealDetail({ dealId })
    expect([hasAddressees, shown.addressed]).toEqual([false, emptied.chosen])
  })
})
