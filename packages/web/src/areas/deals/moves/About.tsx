import type { DealDetail } from '@bookrunner/contract/deals'
import { GuidanceText, HeaderStatus, sizeNow, SizeText } from '../parts/index.ts'

/** The deal of a dialog in one line, against mixing up two tabs. */
export function About({ detail: { header } }: { readonly detail: DealDetail }) {
  return (
    <>
      <HeaderStatus header={header} />
      <strong>{header.name}</strong>
      <SizeText size={sizeNow(header)} currency={header.currency} />
      {header.guidance && <GuidanceText level={header.guidance.level} />}
    </>
  )
}
