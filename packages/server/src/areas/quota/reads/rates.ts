import { quotaCalls } from '@bookrunner/contract/quota'
import { currencies } from '@bookrunner/domain/kernel'
import { baseCurrency, seesConversions } from '@bookrunner/domain/quota'
import { read } from '../../../platform/http/handler.ts'
import { readRateBook, readRateHistory } from '../rates/rates.repo.ts'
import { readPeople } from './people.repo.ts'

export const getRates = read(quotaCalls.getRates, async ({ db }) => {
  const { today, list, needed } = await readRateBook(db)
  const people = await readPeople(
    db,
    list.flatMap(({ setBy }) => setBy ?? []),
  )
  const found = new Map(list.map((each) => [each.currency, each]))
  return {
    base: baseCurrency,
    today,
    list: currencies
      .filter((currency) => currency !== baseCurrency)
      .map((currency) => {
        const stored = found.get(currency)
        return {
          currency,
          rate: stored ? { currency, day: stored.day, rate: stored.rate } : null,
          setAt: stored?.setAt.toString() ?? null,
          setBy: people.get(stored?.setBy ?? '') ?? null,
          needed: needed.includes(currency),
        }
      }),
  }
})

export const getRateHistory = read(quotaCalls.getRateHistory, async ({ db, actor, input }) => {
  const { list, total } = await readRateHistory(db, input)
  const people = await readPeople(
    db,
    list.flatMap(({ setBy }) => setBy ?? []),
  )
  const { pageNum, pageSize } = input
  return {
    list: list.map(({ setBy, setAt, uses, ...row }) => ({
      ...row,
      uses: seesConversions(actor.rights.tier) ? uses : null,
      setAt: setAt.toString(),
      setBy: people.get(setBy ?? '') ?? null,
    })),
    pageNum,
    pageSize,
    total,
  }
})
