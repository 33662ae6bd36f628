import { useEffect, useRef, useState } from 'react'
import { api } from '../../../platform/api.ts'
import { failed, wordsOf } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { bulkRow, type BulkRow } from './rows.ts'
import { bulkText } from './text.ts'

/** The server reads Excel files, here as where they are imported; what it cannot read is said and nothing is lost. */
export function useReadFile(
  dealId: string,
  onRows: (rows: readonly BulkRow[], unread: readonly string[]) => void,
) {
  const t = useText(bulkText)
  const [reading, setReading] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const way = useRef<AbortController>(undefined)
  useEffect(() => () => way.current?.abort(), [])

  const read = async (file: File) => {
    const own = new AbortController()
    way.current?.abort()
    way.current = own
    setProblem(undefined)
    setReading(file.name)
    try {
      const { list, unread } = await api.orders.readOrders({ dealId, file }, { signal: own.signal })
      onRows(
        list.map(({ row, cells }, at) => bulkRow(at, row, cells)),
        unread,
      )
    } catch (fault) {
      if (own.signal.aborted) return
      // A session that is over leads to log-in from here, too.
      failed(fault, 'said')
      setProblem(wordsOf(fault))
    }
    if (way.current === own) setReading(undefined)
  }
  const take = (files: FileList | null) => {
    const [file, second] = files ?? []
    if (second) setProblem(t('source.one'))
    else if (file) void read(file)
  }
  return { take, reading, problem }
}
