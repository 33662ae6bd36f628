import { capitalLines, optionText } from '@bookrunner/contract/deals'
import { noCapital, type CapitalTerms, type OptionRow, type PriceStep } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import { valueIn, type LoggedItem } from './logged-parts.ts'
import { inNames, type LogNames } from './names.ts'

const stepsOf = (logged: string | undefined): PriceStep[] =>
  (logged?.split(',') ?? []).map((step) => {
    const [from = '', price = ''] = step.split('@')
    return { from, price: price as Rate }
  })

const numberIn = (item: LoggedItem, name: string): number | null => {
  const value = valueIn(item, name)
  return value === undefined ? null : Number(value)
}

/** A logged option, as the term sheet says it. */
export const wordOption = (item: LoggedItem, names: LogNames): string => {
  const text = (name: string) => valueIn(item, name) ?? null
  const [least, most] = [numberIn(item, 'least'), numberIn(item, 'most')]
  const row: OptionRow = {
    kind: text('kind') as OptionRow['kind'],
    from: text('from'),
    until: text('until'),
    price: text('price') as Rate | null,
    exercise: text('exercise') as OptionRow['exercise'],
    everyMonths: numberIn(item, 'everyMonths'),
    priceSteps: stepsOf(valueIn(item, 'priceSteps')),
    notice: { least, most },
    over: inNames(text('over'), names),
    spread: text('spread') as Rate | null,
    share: text('share') as Rate | null,
    note: inNames(text('note'), names),
  }
  return optionText(row, names.language)
}

/** Logged capital terms, as the term sheet says them. */
export const wordCapital = (item: LoggedItem, names: LogNames): string => {
  const isTrue = (name: string) => valueIn(item, name) === 'true'
  const logged = Object.fromEntries(item.map(({ name, values }) => [name, values.join(', ')]))
  const capital: CapitalTerms = {
    ...noCapital,
    ...logged,
    nonViability: isTrue('nonViability'),
    discretionary: isTrue('discretionary'),
    stopper: isTrue('stopper'),
    pusher: isTrue('pusher'),
    note: inNames(valueIn(item, 'note') ?? null, names),
  }
  return capitalLines(capital, names.language).join(' · ')
}
