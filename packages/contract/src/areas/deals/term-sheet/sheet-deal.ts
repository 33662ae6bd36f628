import type { PublishedDeal } from '../views.ts'

/** What a term sheet needs of a published deal. */
export type SheetDeal = Pick<PublishedDeal, 'terms' | 'shared' | 'parties'> & {
  header: Pick<PublishedDeal['header'], 'final'>
}
