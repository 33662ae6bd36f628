// One arithmetic: random books, and every figure of a state against every other, for each kind of reader. The seed is
// fixed, so that findings repeat; BOOK_RUNS sets more runs.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientOf, openTestWorld } from '../../../test/index.ts'
import { expectSameLevels, expectSameTotals, readFigures } from '../../../test/book-agreement.ts'
import {
  expectSameAnswers,
  expectSameFile,
  expectSameMessage,
  expectSameOwnOrders,
} from '../../../test/book-agreement-elsewhere.ts'
import { buildBook, randomBooks } from '../../../test/random-books.ts'

// It asks for all figures of one reader at once, more than one person may.
const { app, desk } = openTestWorld({ desk: 'deskoc' }, { settings: { slowWaiting: 100 } })

const runs = Number(process.env.BOOK_RUNS ?? 8)
it('all figures of one state agree, for every reader, in calls and files', async () => {
  const met = { conditional: 0, answered: 0, silent: 0, partlyIn: 0, messages: 0 }
  const investors = await Promise.all(
    ['investorironmosslife', 'investorsundialreserve', 'investortamarindgulf'].map((each) =>
      clientOf(app, each),
    ),
  )
  const readers = ['deskoc', 'deskjlm', 'deskbnd', 'issuer']
  await fc.assert(
    fc.asyncProperty(randomBooks, async (input) => {
      const dealId = await buildBook(desk, input, app.database.db)
      const whole = await readFigures(desk, dealId)
      expectSameTotals(whole)
      expectSameLevels(whole)
      const { rows } = whole.list
      met.conditional += rows.filter(({ conditional }) => conditional).length
      met.answered += rows.filter(({ fpgState }) => fpgState === 'answered').length
      met.silent += rows.filter(({ fpgState }) => fpgState === 'silent').length
      met.partlyIn += whole.summary.atLevel!.partlyIn.lines
      await expectSameFile(desk, dealId, whole)
      await expectSameAnswers(desk, dealId, whole)
      await expectSameOwnOrders(investors, dealId, whole)
      for (const person of readers) {
        const client = await clientOf(app, person)
        const read = await readFigures(client, dealId)
        // The strip is the same for everybody, except that not everybody reads how many houses X-orders have.
        expect([person, { ...read.summary, houses: null }]).toEqual([
          person,
          { ...whole.summary, houses: null },
        ])
        if (read.list.sight === 'own') continue
        expectSameTotals(read)
        if (read.list.sight === 'all' && read.list.hiddenMerges === 0) expectSameLevels(read)
      }
      // It adds a line to the log, which no figure of the book is made of.
      if (await expectSameMessage(desk, dealId, whole)) met.messages++
      expect((await readFigures(desk, dealId)).summary).toEqual(whole.summary)
    }),
    { numRuns: runs, seed: 20_261_202 },
  )
  // The random books have what the comparison is about.
  for (const [name, count] of Object.entries(met)) expect([name, count > 0]).toEqual([name, true])
}, 120_000)
