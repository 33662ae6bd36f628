import { codeName, levelTexts } from '@bookrunner/contract/deals'
import {
  orderCodeName,
  orderLevelText,
  orderValueTexts,
  ownSheetTexts,
  type InvestorOrder,
  ordersCalls,
} from '@bookrunner/contract/orders'
import { zoneText, type InputOf, type Language } from '@bookrunner/contract/kernel'
import { type FaceAmount, nameIn } from '@bookrunner/domain/kernel'
import { isOver, lastOrderLevels, type Placer } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { read } from '../../../platform/http/handler.ts'
import { sheetFile, type SheetCell, type SheetColumn } from '../../../platform/sheet.ts'
import { inZone } from '../../deals/index.ts'
import { ownOrdersOf } from '../own/own-orders.ts'
import { isInMemory, ownList } from '../own/own-page.ts'
import { readOwn, readOwnIds } from '../reads/orders.repo.ts'
import { ownViews } from '../views/own-view.ts'
import { readPlacer, readsWholeHouse } from '../reads/placer.ts'

type FileRequest = InputOf<typeof ordersCalls.downloadMyOrder>

const atOnce = 500

const sizes = '#,##0.######'
const millions = (face: FaceAmount | null): number | null => (face === null ? null : face / 1_000_000)

/** A draft may have no size yet. */
const hasSize = ({ order }: InvestorOrder): boolean => lastOrderLevels(order).length > 0

/** A level decides about an order while its deal runs, once it has a size. */
const isJudged = (view: InvestorOrder): boolean => hasSize(view) && !isOver(view.status)

type Cell = (view: InvestorOrder, language: Language) => SheetCell

/** The columns from left to right; their headings are the keys. */
const columns: readonly [
  word: Exclude<keyof typeof ownSheetTexts, 'sheet'>,
  width: number,
  cell: Cell,
  format?: string,
][] = [
  ['number', 14, ({ number }) => number],
  ['deal', 30, ({ deal }) => deal.name],
  ['issuer', 30, ({ deal }, language) => deal.issuer && nameIn(language, deal.issuer)],
  ['dealStatus', 12, ({ deal }, language) => codeName('status', deal.status, language)],
  ['status', 16, ({ status }, language) => orderCodeName('status', status, language)],
  ['account', 20, ({ order }) => order.account],
  ['currency', 10, ({ deal }) => deal.currency],
  ['size', 14, (view) => (hasSize(view) ? millions(view.figures.size) : null), sizes],
  ['testSize', 14, ({ figures }) => millions(figures.testSize), sizes],
  ['fpgSize', 14, ({ figures }) => millions(figures.fpgSize), sizes],
  ['allocation', 16, ({ order }) => millions(order.allocation), sizes],
  [
    'notAllocated',
    30,
    ({ notAllocated }, language) => notAllocated && orderCodeName('ownOut', notAllocated, language),
  ],
  [
    'limits',
    36,
    ({ order, deal }, language) =>
      lastOrderLevels(order)
        .map((orderLevel) => orderLevelText(orderLevel, { language, over: deal.guidance?.over ?? null }))
        .join(orderValueTexts.join[language]),
  ],
  ['minSize', 14, ({ order }) => millions(order.minSize), sizes],
  ['maxSize', 14, ({ order }) => millions(order.maxSize), sizes],
  ['commitment', 12, ({ order }, language) => orderCodeName('commitment', order.commitment, language)],
  ['hedge', 20, ({ order }, language) => orderCodeName('hedge', order.hedge, language)],
  ['through', 26, ({ through }, language) => through && nameIn(language, through)],
  ['guidance', 18, ({ deal }, language) => deal.guidance && levelTexts(deal.guidance)[language]],
  [
    'fit',
    12,
    (view, language) =>
      isJudged(view) && view.meaning.today ? orderCodeName('fit', view.meaning.today.fit, language) : null,
  ],
  [
    'share',
    12,
    (view) => (isJudged(view) && view.meaning.share !== null ? Number(view.meaning.share) : null),
    '0.00##',
  ],
  ['comment', 30, ({ order }) => order.comment],
  ['submittedAt', 20, ({ order, deal }) => order.submittedAt && inZone(order.submittedAt, deal.timeZone)],
  ['shownAt', 20, ({ order, deal }) => inZone(order.shownAt, deal.timeZone)],
  ['zone', 18, ({ deal }, language) => zoneText(deal.timeZone, language)],
  ['by', 18, ({ enteredBy }, language) => nameIn(language, enteredBy)],
  ['version', 9, ({ order }) => order.shown, '0'],
]

const headsIn = (language: Language): SheetColumn[] =>
  columns.map(([word, width, , format]) => ({
    header: ownSheetTexts[word][language],
    width,
    ...(format !== undefined && { format }),
  }))

/** The orders of the list on the screen, all pages of it; where the database gives the list, of any status. */
const idsFor = async (db: Db, placer: Placer, request: FileRequest): Promise<readonly string[]> => {
  const sorting = { sortField: 'shownAt', sortOrder: 'desc' } as const
  if (!readsWholeHouse(placer) || !isInMemory(request)) return readOwnIds(db, placer, request)
  const list = ownList(await ownOrdersOf(db, placer.entityId), { ...request, ...sorting })
  return list.map(({ order }) => order.id)
}

/** In pages, so that other requests are served in between. */
async function* rowsOf(
  db: Db,
  placer: Placer,
  ids: readonly string[],
  { language, status }: { language: Language; status: string | undefined },
): AsyncGenerator<SheetCell[]> {
  const statuses = status?.split(',').map((each) => each.trim())
  for (let from = 0; from < ids.length; from += atOnce) {
    const orders = await readOwn(db, placer, { ids: ids.slice(from, from + atOnce) })
    for (const view of await ownViews(db, placer, orders))
      if (!statuses || statuses.includes(view.status)) yield columns.map(([, , cell]) => cell(view, language))
  }
}

/** All selected own orders, the last changed first. */
export const downloadMyOrder = read(
  ordersCalls.downloadMyOrder,
  async ({ input, actor, db, language, workers }) => {
    const placer = await readPlacer(db, actor)
    const ids = await idsFor(db, placer, input)
    const name = ownSheetTexts.sheet[language]
    const rows = rowsOf(db, placer, ids, { language, status: input.status })
    return sheetFile(name, [{ name, columns: headsIn(language), rows }], workers)
  },
)
