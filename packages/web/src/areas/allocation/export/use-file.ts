import type { ReceivedFile, SentOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { useDownload } from '../../../kit/dense-page/use-download.ts'
import { api } from '../../../platform/api.ts'

type Sent = SentOf<typeof allocationCalls.export>
export type FileKind = Sent['kind'] | 'fill'
export type FileFormat = NonNullable<Sent['format']>

export interface FileAsked {
  readonly kind: FileKind
  /** Excel, where it is not said. */
  readonly format?: FileFormat
  /** Of a workbook. */
  readonly versionId?: string
}

/** The fill report is anybody's who may read it and comes at once; all else is prepared, and leaves a line with its maker. */
const received = async (dealId: string, { kind, format, versionId }: FileAsked): Promise<ReceivedFile> => {
  const of = { dealId, ...(format && { format }) }
  if (kind === 'fill') return api.allocation.downloadFillReport(of)
  const { fileId } = await api.allocation.export({ ...of, kind, ...(versionId && { versionId }) })
  return api.allocation.download({ fileId })
}

/** One file of a deal's allocation at a time. */
export const useFile = (dealId: string) => useDownload((asked: FileAsked) => received(dealId, asked))
