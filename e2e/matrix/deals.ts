// Deals of a worker's own in which banks, an issuer and a creator have each deal-level role.
import type { Client } from '@bookrunner/contract'
import { settling } from '../allocation.ts'
import { apiAs } from '../api.ts'
import { enterFor } from '../book.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { pushFpg } from '../orders.ts'
import { people } from '../people.ts'
import type { MatrixDeals } from './screens.ts'
import type { DealLevelRole } from './tables.ts'

export const desks = {
  oc: people.desk,
  jgc: 'desk.jgc@brasslight.example',
  jlm: 'desk.jlm@quillstone.example',
  bnd: 'desk.bnd@ninefold.example',
} as const

const bank = (entityId: string, ...roles: string[]) => ({ entityId, roles, appointedOn: null })

/** Brasslight's desk creates it and has no role in it. */
const syndicate = [
  bank('ent_lantern', 'OC'),
  bank('ent_quillstone', 'JLM'),
  bank('ent_ninefold', 'JLM', 'BND'),
]
/** Quillstone only looks on. */
const viewed = [
  bank('ent_lantern', 'OC', 'BND'),
  bank('ent_brasslight', 'JGC'),
  bank('ent_quillstone', 'JLM', 'VIEW'),
]

const final = {
  size: 100_000_000,
  spread: '115',
  benchmarkYield: '4.1',
  yield: '5.25',
  coupon: '5.25',
  price: '100',
}

interface Plan {
  readonly name: string
  readonly creator: Client
  readonly desk: Client
  readonly banks: readonly object[]
  /** The bank that leads one of the three orders. */
  readonly lead?: string
}

const openBook = async ({ name, creator, desk, banks, lead }: Plan): Promise<string> => {
  const shared = { syndicate: banks } as never
  const dealId = await draftDeal(creator, dealName(name), { shared, terms: settling })
  await announceDeal(creator, dealId)
  await enterFor(desk, dealId, 'ironmosslife', { mm: 80 })
  await enterFor(desk, dealId, 'tamarindtreasury', { mm: 50, ...(lead && { throughId: lead }) })
  await enterFor(desk, dealId, 'sundialreserve', { mm: 30 })
  return dealId
}

const launchedAllocation = async (plan: Plan): Promise<string> => {
  const { desk } = plan
  const dealId = await openBook(plan)
  await pushFpg(desk, dealId, '115')
  await desk.deals.fpgEnd({ dealId })
  await desk.deals.setFinalTerms({ dealId, final })
  const { version, seq } = await desk.allocation.saveVersion({ dealId, name: 'First' })
  const { versionId } = version
  const policy = [{ kind: 'proRata' as const }]
  const run = await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: false, policy })
  await desk.allocation.launch({ versionId, expectedSeq: run.seq })
  await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
  return dealId
}

const made = new Map<string, Promise<Record<'led' | 'viewed', MatrixDeals>>>()

const make = async (baseURL: string): Promise<Record<'led' | 'viewed', MatrixDeals>> => {
  const [oc, jgc] = await Promise.all([apiAs(baseURL, desks.oc), apiAs(baseURL, desks.jgc)])
  const led = { creator: jgc, desk: oc, banks: syndicate, lead: 'ent_quillstone' }
  const seen = { creator: oc, desk: oc, banks: viewed }
  const draft = (creator: Client, banks: readonly object[]) =>
    draftDeal(creator, dealName('Roles draft'), { shared: { syndicate: banks } as never })
  return {
    led: {
      draft: await draft(jgc, syndicate),
      open: await openBook({ ...led, name: 'Roles open' }),
      launched: await launchedAllocation({ ...led, name: 'Roles launched' }),
    },
    viewed: {
      draft: await draft(oc, viewed),
      open: await openBook({ ...seen, name: 'Roles open' }),
      launched: await launchedAllocation({ ...seen, name: 'Roles launched' }),
    },
  }
}

/** Once for each worker: no journey of the file changes them. */
export const matrixDeals = (baseURL: string) => {
  const known = made.get(baseURL) ?? make(baseURL)
  made.set(baseURL, known)
  return known
}

/** Who has a deal-level role, and in which of the deals. */
export const inRole: Record<DealLevelRole, { account: string; of: 'led' | 'viewed' }> = {
  CREATOR: { account: desks.jgc, of: 'led' },
  OC: { account: desks.oc, of: 'led' },
  JGC: { account: desks.jgc, of: 'viewed' },
  JLM: { account: desks.jlm, of: 'led' },
  'B&D': { account: desks.bnd, of: 'led' },
  VIEW: { account: desks.jlm, of: 'viewed' },
  ISSUER: { account: people.issuer, of: 'led' },
}
