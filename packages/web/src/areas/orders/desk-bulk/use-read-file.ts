import { useEffect, useRef, useState } from 'react'
import { api } from '../../../platform/api.ts'
import { failed, faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { bulkRow, type BulkRow } from './rows.ts'
import { bulkText } from './text.ts'

/** The server reads Excel files, as in imports; a file it cannot read loses nothing. */
export function useReadFile(
  dealId: string,
  onRows: (rows: readonly BulkRow[], unread: readonly string[]) => void,
) {
  const t = useText(bulkText)
  const [reading, setReading] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  const read = async (file: File) => {
    const own = new AbortController()
    request.current?.abort()
    request.current = own
    setProblem(undefined)
    setReading(file.name)
    try {
      const { list, unread } = await api.orders.readOrders({ dealId, file }, { signal: own.signal })
      onRows(
        list.map(({ row, cells, bare }, at) => bulkRow(at, row, cells, bare)),
        unread,
      )
    } catch (fault) {
      if (own.signal.aborted) return
      // An ended session leads to log-in here too.
      failed(fault, 'shown')
      setProblem(faultMessage(fault))
    }
    if (request.current === own) setReading(undefined)
  }
  const take = (files: FileList | null) => {
    const [file, second] = files ?? []
    if (second) setProblem(t('source.one'))
    else if (file) void read(file)
  }
  return { take, reading, problem }
}
