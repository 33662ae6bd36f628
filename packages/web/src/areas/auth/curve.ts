/**
 * The drawing of the log-in page: a book as the desk sees it, demand in at every level from tight to wide. The orders are made up, but they are added up the way a book is: an order counts at a level
 * if its limit is not tighter than the level's spread.
 */
const WIDEST = 132
const TIGHTEST = 76

export const LEVELS = Array.from({ length: WIDEST - TIGHTEST + 1 }, (_, i) => TIGHTEST + i)

/** Size in mm of the orders whose limit is exactly this spread: round numbers draw a crowd. */
function limitAt(spread: number): number {
  const crowd = spread % 10 === 0 ? 2.6 : spread % 5 === 0 ? 1.8 : 1
  const middle = Math.exp(-(((spread - 95) / 12) ** 2))
  const early = 0.45 * Math.exp(-(((spread - 116) / 7) ** 2))
  const ripple = 0.7 + 0.3 * Math.sin(spread * 2.4) * Math.cos(spread * 0.9)
  return Math.round(108 * crowd * (0.06 + middle + early) * ripple)
}

/** Those who take whatever is paid. */
const AT_REOFFER = 420

export interface Point {
  readonly spread: number
  /** In-book at this level, in mm. */
  readonly book: number
  /** What drops off when the next level is tried. */
  readonly limit: number
}

export function demand(): readonly Point[] {
  let book = AT_REOFFER
  return LEVELS.map((spread) => {
    const limit = limitAt(spread)
    book += limit
    return { spread, book, limit }
  })
}
