import type * as choices from '@bookrunner/domain/deals'
import type { Region } from '@bookrunner/domain/entities'
import { useMemo } from 'react'
import { useText, type Translate } from '../../platform/text.ts'
import { dealCodeText } from './deal-code-text.ts'

type T = Translate<(typeof dealCodeText)['books']['US']>
type One<List extends readonly string[]> = List[number]

export const dealNamesBy = (t: T) => ({
  status: (code: choices.DealStatus) => t(`status.${code}`),
  move: (code: choices.NamedMove) => t(`move.${code}`),
  currency: (code: choices.Currency) => t(`currency.${code}`),
  centre: (code: choices.Centre) => t(`centre.${code}`),
  classification: (code: One<typeof choices.classifications>) => t(`classification.${code}`),
  format: (code: One<typeof choices.formats>) => t(`format.${code}`),
  sec: (code: One<typeof choices.secRelevances>) => t(`sec.${code}`),
  couponType: (code: One<typeof choices.couponTypes>) => t(`couponType.${code}`),
  frequency: (code: choices.Frequency) => t(`frequency.${code}`),
  dayCount: (code: choices.DayCount) => t(`dayCount.${code}`),
  convention: (code: choices.Convention) => t(`convention.${code}`),
  capital: (code: One<typeof choices.capitalStructures>) => t(`capital.${code}`),
  label: (code: One<typeof choices.labels>) => t(`label.${code}`),
  stabilisation: (code: One<typeof choices.stabilisations>) => t(`stabilisation.${code}`),
  priceType: (code: One<typeof choices.priceTypes>) => t(`priceType.${code}`),
  bookType: (code: choices.BookType) => t(`bookType.${code}`),
  ratingClass: (code: choices.RatingClass) => t(`class.${code}`),
  silence: (code: choices.SilenceRule) => t(`silence.${code}`),
  bondForm: (code: choices.BondForm) => t(`form.${code}`),
  approval: (code: choices.ApprovalKind) => t(`approval.${code}`),
  labelPaper: (code: choices.LabelPaperKind) => t(`labelPaper.${code}`),
  support: (code: choices.SupportKind) => t(`support.${code}`),
  collateral: (code: choices.CollateralKind) => t(`collateral.${code}`),
  legKind: (code: choices.LegKind) => t(`legKind.${code}`),
  oddPeriod: (code: choices.OddPeriod) => t(`oddPeriod.${code}`),
  indexMethod: (code: One<typeof choices.indexMethods>) => t(`indexMethod.${code}`),
  exDividendCount: (code: One<typeof choices.exDividendCounts>) => t(`exDividendCount.${code}`),
  exDividendOwner: (code: One<typeof choices.exDividendOwners>) => t(`exDividendOwner.${code}`),
  stepOutcome: (code: choices.StepOutcome) => t(`stepOutcome.${code}`),
  option: (code: choices.OptionKind) => t(`option.${code}`),
  exercise: (code: choices.Exercise) => t(`exercise.${code}`),
  lossAbsorption: (code: choices.LossAbsorption) => t(`lossAbsorption.${code}`),
  absorption: (code: choices.AbsorptionForm) => t(`absorption.${code}`),
  deferral: (code: choices.Deferral) => t(`deferral.${code}`),
  /** Short names for tables: OC, JGC …; `roleName` gives full ones. */
  role: (code: choices.SyndicateRole) => t(`role.${code}`),
  roleName: (code: choices.SyndicateRole) => t(`roleName.${code}`),
  agency: (code: choices.Agency) => t(`agency.${code}`),
  subject: (code: choices.RatingSubject) => t(`subject.${code}`),
  outlook: (code: One<typeof choices.outlooks>) => t(`outlook.${code}`),
  basis: (code: choices.GuidanceBasis) => t(`basis.${code}`),
  guidance: (code: choices.GuidanceKind) => t(`guidance.${code}`),
  size: (code: choices.SizeChoice['kind']) => t(`size.${code}`),
  unit: (code: 'mm' | 'bil') => t(`unit.${code}`),
  addressed: (code: choices.Addressed['kind']) => t(`addressed.${code}`),
  region: (code: Region) => t(`region.${code}`),
  audience: (code: 'managers' | 'all') => t(`audience.${code}`),
  tab: (code: 'issuer' | 'syndicate' | 'ratings' | 'terms' | 'guidance' | 'docs') => t(`tab.${code}`),
})

export type DealNames = ReturnType<typeof dealNamesBy>

/** Names of a deal's codes in the reader's language: `words.status(deal.status)`. */
export function useDealNames(): DealNames {
  const t = useText(dealCodeText)
  return useMemo(() => dealNamesBy(t), [t])
}
