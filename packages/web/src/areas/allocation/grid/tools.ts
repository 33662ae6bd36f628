import type { AllocRow } from '@bookrunner/contract/allocation'
import type { CapKind, InvestorTotal, TargetState } from '@bookrunner/domain/allocation'
import { regions, type Region } from '@bookrunner/domain/entities'
import type { Rate } from '@bookrunner/domain/kernel'
import type { Lang } from '../../../platform/language.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import type { DealNames } from '../../deals/index.ts'
import { stateNames } from '../../book/grid/index.ts'
import type { Names } from '../rows/flatten.ts'
import type { Grid } from '../rows/running.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import type { allocGridText } from './text.ts'

const isRegion = (value: string | null): value is Region => regions.some((region) => region === value)

/** What cells need to be formatted: texts, names, time zone, units of sizes. */
export interface Tools {
  readonly alloc: BrowserAlloc
  readonly grid: Grid
  readonly sizeCap: Rate | null
  /** The saved sizes of each investor's orders together. */
  readonly investorTotals: ReadonlyMap<string, InvestorTotal>
  /** The cap of the version's policy that the saved size of a line has reached. */
  readonly capOf: (row: AllocRow) => CapKind | null
  readonly lang: Lang
  readonly zone: string | undefined
  readonly t: TranslateOf<typeof allocGridText>
  readonly dealNames: DealNames
  readonly names: Names
  readonly bank: (entityId: string | null) => string
  /** Targets with unsaved edits. */
  readonly targets: readonly TargetState[]
  /** The name of a bucket. */
  readonly bucket: (by: TargetState['target']['by'], key: string) => string
}

type ToolsInput = Pick<Tools, 'alloc' | 'lang' | 't' | 'dealNames'>

export function namesOf({ alloc, lang, t, dealNames }: ToolsInput): Pick<Tools, 'names' | 'bank' | 'bucket'> {
  const { house, type, group, bank } = stateNames(alloc, { lang, noType: t('type.none') })
  const names: Names = {
    type,
    group,
    holder: house,
    region: (region) => (isRegion(region) ? dealNames.region(region) : t('region.none')),
  }
  const bucket: Tools['bucket'] = (by, key) => {
    if (by === 'tag') return key
    if (by === 'lead') return bank(key)
    return by === 'type' ? names.type(key) : by === 'region' ? names.region(key) : names.group(key)
  }
  return { names, bank, bucket }
}
