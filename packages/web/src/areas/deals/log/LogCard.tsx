import { Flex } from 'antd'
import type { ListColumn } from '../../../kit/list-page/index.ts'
import type { LogLine } from './use-log.ts'

interface Props {
  readonly line: LogLine
  readonly columns: readonly ListColumn<LogLine>[]
}

/** One line on a phone: what happened first, then when and who. */
export function LogCard({ line, columns }: Props) {
  const cell = (name: string) => columns.find(({ id }) => id === name)?.cell(line)
  return (
    <>
      <div>{cell('what')}</div>
      <Flex wrap align="center" gap="4px 12px">
        {cell('at')}
        {cell('who')}
        {cell('hash')}
      </Flex>
    </>
  )
}
