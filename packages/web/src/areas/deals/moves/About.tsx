import type { DealDetail } from '@bookrunner/contract/deals'
import { isLaunched } from '@bookrunner/domain/deals'
import { GuidanceText, sizeNow, SizeText, StatusTag } from '../parts/index.ts'

/** The deal of a dialog in one line, against mixing up two tabs. */
export function About({ detail: { header } }: { readonly detail: DealDetail }) {
  return (
    <>
      <StatusTag
        status={header.status}
        bookClosed={header.bookClosed}
        launched={isLaunched(header)}
        subject={header.subject}
      />
      <strong>{header.name}</strong>
      <SizeText size={sizeNow(header)} currency={header.currency} />
      {header.guidance && <GuidanceText level={header.guidance.level} />}
    </>
  )
}
