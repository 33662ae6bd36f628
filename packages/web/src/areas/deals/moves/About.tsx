import type { DealDetail } from '@bookrunner/contract/deals'
import { GuidanceText, sizeNow, SizeText, StatusTag } from '../parts/index.ts'

/** The deal a dialog is about, in one line: nobody pushes the wrong one of two tabs. */
export function About({ detail: { face } }: { readonly detail: DealDetail }) {
  return (
    <>
      <StatusTag status={face.status} bookClosed={face.bookClosed} subject={face.subject} />
      <strong>{face.name}</strong>
      <SizeText size={sizeNow(face)} currency={face.currency} />
      {face.guidance && <GuidanceText level={face.guidance.level} />}
    </>
  )
}
