import { setImmediate as othersFirst } from 'node:timers/promises'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import type { DueContext, DueSource } from '../../platform/due.ts'
import { newId } from '../../platform/ids.ts'
import type { Task } from '../../platform/jobs.ts'
import { unchanged } from '../../platform/service/index.ts'
import type { ImportKind } from './import-kind.ts'
import type { CheckedRow, ImportRecord } from './import-record.ts'
import { importRun, inState, moved } from './import-run.ts'
import {
  findDue,
  findForgotten,
  leaveLease,
  readGood,
  readImport,
  readUnchecked,
  saveStep,
  takeLease,
} from './import.repo.ts'

/** A step is short, so that progress is seen and a cancellation is heard soon. */
const rowsAtOnce = 500
/** Longer than any step, and than the transaction that adds the rows. */
export const usualLeaseSeconds = 30
/** A node that falls over an import again and again leaves it. */
const mostTries = 5

type Any = ImportKind<string, unknown, unknown>
interface Running {
  kind: Any
  record: ImportRecord
  lease: string
  leaseSeconds: number
  context: DueContext
}

const workOf = ({ id, addedBy, authorId, options }: ImportRecord) => ({
  importId: id,
  userId: addedBy ?? authorId,
  options,
})

const checkRows = async ({
  kind,
  record,
  lease,
  leaseSeconds,
  context: { db },
}: Running): Promise<boolean> => {
  const check = await kind.open(db, workOf(record))
  let after = 0
  for (;;) {
    const lines = await readUnchecked(db, record.id, after, rowsAtOnce)
    if (lines.length === 0) return true
    const rows: CheckedRow[] = []
    for (const { row, cells } of lines) {
      const result = check(cells, row)
      const { name } = result
      if ('fields' in result)
        rows.push({ row, name, fields: result.fields, faults: null, alike: result.alike ?? null })
      else rows.push({ row, name, fields: null, faults: result.faults, alike: null })
      if (rows.length % 100 === 0) await othersFirst()
    }
    if (!(await saveStep(db, { id: record.id, lease, seconds: leaseSeconds, rows }))) return false
    after = lines.at(-1)!.row
  }
}

/** The check has ended: the rows wait, or are added if that was the order and all are right. */
const endCheck = async ({ record: { id, authorId }, context: { pipeline } }: Running) => {
  await pipeline.submit({
    on: importRun,
    key: id,
    actor: null,
    forUser: authorId,
    need: undefined,
    decide: ({ record }, { now }) => {
      const checked = inState(record, 'checking')
      if (isRefusal(checked)) return checked
      const goesOn = checked.addWhenRight && checked.wrong === 0
      return moved(checked, goesOn ? 'adding' : 'checked', now, () => null)
    },
  })
}

/** Nobody is asked twice: what was wrong only now is shown, and waits for the person. */
const checkAgain = async ({ record: { id, authorId }, context: { pipeline } }: Running) => {
  await pipeline.submit({
    on: importRun,
    key: id,
    actor: null,
    forUser: authorId,
    need: undefined,
    decide: ({ record }, { now }) => {
      const adding = inState(record, 'adding')
      return isRefusal(adding)
        ? adding
        : moved(adding, 'checking', now, () => null, { addWhenRight: false, checked: 0, wrong: 0, alike: 0 })
    },
  })
}

const addRows = async (running: Running) => {
  const { kind, record, context } = running
  const rows = await readGood(context.db, record.id)
  const outcome = await kind.add(context.pipeline, { ...workOf(record), rows })
  if (isRefusal(outcome) && outcome.reason !== 'import.over') await checkAgain(running)
}

/** Ends an import that nobody can go on with. */
const end = (to: 'failed' | 'cancelled', id: string, { pipeline }: Pick<DueContext, 'pipeline'>) =>
  pipeline.submit({
    on: importRun,
    key: id,
    actor: null,
    need: undefined,
    decide: ({ record }, { now }) =>
      !record || record.endedAt !== null
        ? unchanged(null)
        : moved(record, to, now, () => null, {
            problem: refuse(to === 'failed' ? 'import.broken' : 'import.forgotten'),
          }),
  })

const run = async (kind: Any, id: string, context: DueContext, leaseSeconds: number): Promise<void> => {
  const lease = newId('lea')
  const taken = await takeLease(context.db, id, lease, leaseSeconds)
  if (!taken) return
  const record = await readImport(context.db, kind.kind, id)
  if (!record) return
  if (taken.tries > mostTries) {
    context.log.error({ import: id }, 'an import failed again and again and is given up')
    await end('failed', id, context)
    return
  }
  const running = { kind, record, lease, leaseSeconds, context }
  try {
    if (record.state === 'adding') await addRows(running)
    else if (await checkRows(running)) await endCheck(running)
  } finally {
    await leaveLease(context.db, id, lease)
  }
}

/** Every node looks for imports to go on with; a lease in the database gives each to one of them. */
export const importWork = <Column extends string, Fields, Options>(
  kind: ImportKind<Column, Fields, Options>,
  leaseSeconds = usualLeaseSeconds,
): DueSource => ({
  name: `import of ${kind.kind}`,
  find: (db, most) => findDue(db, kind.kind, most),
  run: (id, context) => run(kind as unknown as Any, id, context, leaseSeconds),
})

/** Cancels imports that nobody added within a week. */
export const sweepImports = (days: number): Task => {
  return async (_payload, { db, pipeline }) => {
    for (const id of await findForgotten(db, days)) await end('cancelled', id, { pipeline })
  }
}
