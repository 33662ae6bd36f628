// The hard books against the running server: entered as orders, closed, and a policy asked for over HTTP.
import { hardBooks, type AllocationRequest } from '@bookrunner/domain/allocation'
import { CallRefused, type Client } from '@bookrunner/contract'
import type pg from 'pg'
import { judgeAtMost, judgeThat } from '../lib/verdict.ts'
import { openDeals } from '../orders/fill.ts'
import type { RunningApp } from '../write-pipeline/app.ts'

/** A list of orders takes so many. */
const perList = 500
/** Milliseconds until the answer; of these, what another request waits at most; and megabytes. */
const most = { took: 1000, wait: 0.4, memory: 300 }

interface World {
  app: RunningApp
  admin: pg.Client
  desk: Client
}

const entered = async (
  { admin, desk }: World,
  { orders, total, grid }: AllocationRequest,
): Promise<string> => {
  const [dealId] = (await openDeals(desk, 1, [], {
    minDenomination: grid.minimum,
    increment: grid.increment,
  })) as [string]
  const { rows: houses } = await admin.query<{ name: string }>(
    `select name from entity where 'investor' = any(deal_roles) and merged_into is null and review = 'reviewed' order by id`,
  )
  const millions = (face: number) => `${face / 1_000_000}m`
  const rows = orders.map(({ size, minSize }, nr) => ({
    investor: houses[nr % houses.length]!.name,
    account: `Fund ${nr}`,
    size: millions(size),
    minSize: minSize === null ? '' : millions(minSize),
  }))
  for (let from = 0; from < rows.length; from += perList)
    await desk.orders.newOrders({ dealId, rows: rows.slice(from, from + perList) })
  const level = { basis: 'spread' as const, over: 'T', level: '120', to: null, words: null }
  const closesAt = Temporal.Now.instant().add({ hours: 1 }).round('second').toString()
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: level, closesAt })
  await desk.deals.fpgEnd({ dealId })
  const final = { size: total, spread: '120', benchmarkYield: null, yield: null, coupon: null, price: null }
  await desk.deals.setFinalTerms({ dealId, final })
  return dealId
}

/** How long another's requests and the memory took at worst while something runs. */
const during = async (app: RunningApp, run: () => Promise<unknown>) => {
  const before = await app.memory()
  const ends = new AbortController()
  const most = { wait: 0, memory: before }
  const others = (async () => {
    while (!ends.signal.aborted) {
      const begun = performance.now()
      const memory = await app.memory()
      most.wait = Math.max(most.wait, performance.now() - begun)
      most.memory = Math.max(most.memory, memory)
    }
  })()
  const begun = performance.now()
  const answer = await run().then(
    () => 'answered',
    (fault: unknown) => (fault instanceof CallRefused && fault.reason) || 'a fault',
  )
  const took = performance.now() - begun
  ends.abort()
  await others
  return { answer, took, wait: most.wait, memory: most.memory - before }
}

export const reportServed = async (world: World): Promise<void> => {
  const { app, desk } = world
  console.log('\nbooks that are hard to divide, against the running server')
  const worst = { took: 0, wait: 0, memory: 0 }
  const faults: string[] = []
  for (const [name, make] of Object.entries(hardBooks)) {
    const ask = make()
    const dealId = await entered(world, ask)
    const { version, seq } = await desk.allocation.saveVersion({ dealId })
    const submit = { versionId: version.versionId, expectedSeq: seq, keep: false, policy: [...ask.policy] }
    const { answer, took, wait, memory } = await during(app, () =>
      desk.allocation.allocSubmit(submit, { dryRun: true }),
    )
    console.log(
      `  ${name.padEnd(44)}${answer} in ${took.toFixed(0)} ms; others wait ${wait.toFixed(0)} ms at most; ${memory.toFixed(0)} MB`,
    )
    if (answer === 'a fault') faults.push(name)
    worst.took = Math.max(worst.took, took)
    worst.wait = Math.max(worst.wait, wait / took)
    worst.memory = Math.max(worst.memory, memory)
  }
  const work = 'hard books, a policy by the server'
  judgeThat(faults.length === 0 && worst.memory <= most.memory && worst.wait <= most.wait, {
    work,
    goal: `answered or refused, at most ${most.memory} MB more, others wait at most ${most.wait} of it`,
    figure: `${faults.length} faults, ${worst.memory.toFixed(0)} MB, ${worst.wait.toFixed(2)}`,
  })
  judgeAtMost(most.took, { work, figure: worst.took, unit: 'ms until answered or refused' })
}
