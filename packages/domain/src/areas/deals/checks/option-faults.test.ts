import { describe, expect, it } from 'vitest'
import type { Rate } from '../../../kernel/index.ts'
import { noCapital, type CapitalTerms } from '../capital-terms.ts'
import { terms as complete } from '../lifecycle/world.ts'
import type { OptionRow } from '../option-terms.ts'
import { capitalFaults } from './capital-faults.ts'
import { missingInOptions, optionFaults } from './option-faults.ts'

const rate = (text: string) => text as Rate
const life = { ...complete, issueDate: '2026-12-01', interestFrom: null, maturityDate: '2036-12-01' }
const call: OptionRow = { kind: 'call', from: '2031-12-01', until: null, price: null }
const tax: OptionRow = { kind: 'tax', from: null, until: null, price: null }

const faults = (...options: OptionRow[]) =>
  optionFaults({ ...life, options }).map(({ field, reason }) => `${field} ${reason}`)

describe('options that cannot be', () => {
  it.each<[string, OptionRow[]]>([
    ['terms.options.0.from deal.option-outside', [{ ...call, from: '2026-12-01' }]],
    ['terms.options.0.from deal.option-outside', [{ ...call, from: '2036-12-01' }]],
    ['terms.options.0.until deal.option-outside', [{ ...call, until: '2037-01-01' }]],
    ['terms.options.0.until deal.options-order', [{ ...call, until: '2031-11-30' }]],
    ['terms.options.0.until deal.option-outside', [{ ...tax, until: '2026-12-01' }]],
    ['terms.options.0.from deal.option-outside', [{ ...tax, from: '2026-11-30' }]],
    ['terms.options.1.from deal.options-order', [call, { ...call, from: '2031-12-01' }]],
    [
      'terms.options.0.priceSteps deal.option-steps',
      [{ ...call, priceSteps: [{ from: '2031-12-01', price: rate('101') }] }],
    ],
    [
      'terms.options.0.priceSteps deal.option-steps',
      [
        {
          ...call,
          priceSteps: [
            { from: '2033-12-01', price: rate('101') },
            { from: '2032-12-01', price: rate('100') },
          ],
        },
      ],
    ],
    [
      'terms.options.0.priceSteps deal.option-steps',
      [{ ...call, until: '2032-12-01', priceSteps: [{ from: '2033-12-01', price: rate('100') }] }],
    ],
    ['terms.options.0.price deal.rate-range', [{ ...call, price: rate('0.5') }]],
    [
      'terms.options.0.priceSteps.0.price deal.rate-range',
      [{ ...call, priceSteps: [{ from: '2032-12-01', price: rate('1001') }] }],
    ],
    ['terms.options.0.spread deal.rate-range', [{ ...tax, kind: 'makeWhole', spread: rate('5000') }]],
    ['terms.options.0.share deal.rate-range', [{ ...tax, kind: 'cleanUp', share: rate('175') }]],
    ['terms.options.0.notice deal.option-notice', [{ ...call, notice: { least: 60, most: 30 } }]],
    ['terms.options.0.share deal.option-part', [{ ...call, share: rate('75') }]],
    ['terms.options.0.spread deal.option-part', [{ ...call, spread: rate('30') }]],
    ['terms.options.0.over deal.option-part', [{ ...tax, over: 'T' }]],
    ['terms.options.0.exercise deal.option-part', [{ ...tax, exercise: 'anyDay' }]],
    ['terms.options.0.everyMonths deal.option-part', [{ ...call, exercise: 'anyDay', everyMonths: 12 }]],
    [
      'terms.options.0.priceSteps deal.option-part',
      [{ ...tax, kind: 'makeWhole', priceSteps: [{ from: '2032-12-01', price: rate('100') }] }],
    ],
  ])('%s: %j', (fault, options) => expect(faults(...options)).toEqual([fault]))

  it('are none of a step-down schedule, a make-whole up to the par call, and rights of events', () => {
    const steps = [
      { from: '2032-12-01', price: rate('101.5') },
      { from: '2033-12-01', price: rate('100') },
    ]
    const rows: OptionRow[] = [
      { ...tax, kind: 'makeWhole', until: '2031-12-01', over: 'T', spread: rate('50') },
      { ...call, price: rate('103'), priceSteps: steps, notice: { least: 10, most: 60 } },
      { ...tax, kind: 'equityClaw', until: '2029-12-01', price: rate('106'), share: rate('40') },
      {
        ...tax,
        kind: 'rating',
        price: rate('101'),
        priceSteps: [{ from: '2031-12-01', price: rate('100') }],
      },
      { ...tax, kind: 'otherCall', note: 'one event' },
      { ...tax, kind: 'otherCall', note: 'another event' },
      { ...tax, from: '2026-12-01' },
    ]
    expect(faults(...rows)).toEqual([])
  })

  it('lack the first day of a schedule, and how often it comes back', () => {
    const options: OptionRow[] = [
      { ...call, from: null },
      { ...call, exercise: 'everyMonths' },
      { ...call, exercise: 'everyMonths', everyMonths: 60 },
      tax,
    ]
    expect(missingInOptions({ ...life, options }).map(({ field }) => field)).toEqual([
      'terms.options.0.from',
      'terms.options.1.everyMonths',
    ])
  })
})

describe('capital terms that cannot be', () => {
  const found = (capital: Partial<CapitalTerms>) =>
    capitalFaults({ ...life, capital: { ...noCapital, ...capital } }).map(
      ({ field, reason }) => `${field} ${reason}`,
    )

  it.each<[string, Partial<CapitalTerms>]>([
    ['terms.capital.trigger deal.capital-no-absorption', { trigger: rate('5.125') }],
    ['terms.capital.nonViability deal.capital-no-absorption', { nonViability: true }],
    ['terms.capital.absorbedBy deal.capital-no-absorption', { absorbedBy: 'conversion' }],
    [
      'terms.capital.conversionPrice deal.capital-no-conversion',
      { lossAbsorption: 'both', absorbedBy: 'temporaryWriteDown', conversionPrice: rate('2') },
    ],
    ['terms.capital.conversionCurrency deal.capital-no-conversion', { conversionCurrency: 'GBP' }],
    [
      'terms.capital.conversionFloor deal.capital-floor',
      {
        lossAbsorption: 'contractual',
        absorbedBy: 'conversion',
        conversionPrice: rate('2'),
        conversionFloor: rate('3'),
      },
    ],
    ['terms.capital.trigger deal.rate-range', { lossAbsorption: 'contractual', trigger: rate('0') }],
    ['terms.capital.trigger deal.rate-range', { lossAbsorption: 'contractual', trigger: rate('51.25') }],
    [
      'terms.capital.conversionPrice deal.rate-range',
      { lossAbsorption: 'contractual', absorbedBy: 'conversion', conversionPrice: rate('0') },
    ],
  ])('%s', (fault, capital) => expect(found(capital)).toEqual([fault]))

  it('are none of an AT1, and none where there are no capital terms', () => {
    expect(
      found({
        lossAbsorption: 'both',
        trigger: rate('7'),
        nonViability: true,
        absorbedBy: 'conversion',
        conversionPrice: rate('2.7'),
        conversionFloor: rate('2.7'),
        conversionCurrency: 'GBP',
        discretionary: true,
      }),
    ).toEqual([])
    expect(capitalFaults({ ...life, capital: null })).toEqual([])
  })
})
