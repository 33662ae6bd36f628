import { readBenchmarkPrice, readPoints, readPrice, readSharePrice, readYield } from './read.ts'

/** How rates are typed: in which unit, and between which numbers. */
export const rates = {
  percent: { read: readYield, unit: '%', bounds: { least: -20, most: 100 } },
  price: { read: readPrice, unit: '%', bounds: { least: 0.001, most: 1000 } },
  /** A share: a value over 100 is parsed, and refused with its reason. */
  share: { read: readPrice, unit: '%', bounds: { least: 0.001, most: 1000 } },
  /** The price of a share, in money. */
  sharePrice: { read: readSharePrice, unit: '', bounds: { least: 0.0001, most: 1_000_000 } },
  /** A Treasury’s price, in decimals or in 32nds. */
  treasury: { read: readBenchmarkPrice, unit: '', bounds: { least: 1, most: 300 } },
  /** So many times: a multiple out of range is parsed, and refused with its reason. */
  times: { read: readPrice, unit: '×', bounds: { least: 0.001, most: 1000 } },
  points: { read: readPoints, unit: 'bp', bounds: { least: -2000, most: 10_000 } },
}

export type RateKind = keyof typeof rates
