import type { ListColumn } from '../../../kit/list-page/index.ts'
import type { LogLine } from './use-log.ts'
import css from './log.module.css'

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
      <div className={css.cardFoot}>
        {cell('at')}
        {cell('who')}
        {cell('hash')}
      </div>
    </>
  )
}
