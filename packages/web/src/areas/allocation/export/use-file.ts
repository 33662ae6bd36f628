import type { ReceivedFile, SentOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { save } from '../../../platform/download.ts'
import { failed } from '../../../platform/failed.ts'
import { tell } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import { allocExportText } from './text.ts'

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
export function useFile(dealId: string) {
  const t = useText(allocExportText)
  const [busy, setBusy] = useState<FileAsked>()
  const get = async (asked: FileAsked) => {
    setBusy(asked)
    try {
      const file = await received(dealId, asked)
      save(await file.blob(), file.name)
      tell('success', t('done', { name: file.name }))
    } catch (fault) {
      failed(fault)
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, start: (asked: FileAsked) => void (busy === undefined && get(asked)) }
}
