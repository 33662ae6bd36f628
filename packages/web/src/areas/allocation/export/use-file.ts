import type { ReceivedFile, SentOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { useDownload } from '../../../kit/dense-page/use-download.ts'
import { api } from '../../../platform/api.ts'

type Sent = SentOf<typeof allocationCalls.export>
export type FileKind = Sent['kind'] | 'fill'
export type FileFormat = NonNullable<Sent['format']>

export interface FileRequest {
  readonly kind: FileKind
  /** Excel by default. */
  readonly format?: FileFormat
  /** The version of the list; for workbooks only. */
  readonly versionId?: string
}

/**
 * The fill report is downloaded directly by any reader. Other files are prepared first, and the log records their
 * maker.
 */
const received = async (dealId: string, { kind, format, versionId }: FileRequest): Promise<ReceivedFile> => {
  const of = { dealId, ...(format && { format }) }
  if (kind === 'fill') return api.allocation.downloadFillReport(of)
  const { fileId } = await api.allocation.export({ ...of, kind, ...(versionId && { versionId }) })
  return api.allocation.download({ fileId })
}

/** Downloads files of a deal's allocation, one at a time. */
export const useFile = (dealId: string) => useDownload((request: FileRequest) => received(dealId, request))
