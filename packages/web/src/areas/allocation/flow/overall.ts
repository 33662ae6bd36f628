import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { EMPTY } from '../../../kit/format.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import type { reviewText } from './review-text.ts'
import type { Launch } from './use-launch.ts'

type Row = Pick<Launch['banks'][number], 'isIssuer' | 'review'>

const isVerdict = (value: string | null): value is 'comment' | 'accepted' | 'asked' =>
  value === 'comment' || value === 'accepted' || value === 'asked'

/** What a house said of the whole allocation. The sign-off of the issuer, or its waiver, is its last word. */
export const overallText = (
  { isIssuer, review }: Row,
  signOff: NonNullable<AllocVersionView['signOff']>['kind'] | null,
  t: TranslateOf<typeof reviewText>,
): string => {
  if (isIssuer && signOff) return t(`verdict.${signOff}`)
  if (!review) return EMPTY
  return isVerdict(review.verdict) ? t(`verdict.${review.verdict}`) : t('banks.waiting')
}
