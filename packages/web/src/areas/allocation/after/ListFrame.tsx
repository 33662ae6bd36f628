import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { WholeList, type WholeRows } from '../../../kit/list-page/index.ts'
import { Facts } from './Facts.tsx'
import type { AfterList } from './opens.ts'
import css from './after.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

/** Props common to every list of a launch. */
export interface Frame {
  readonly list: AfterList
  /** The version of the list. */
  readonly version: ReactNode
  /** Buttons to download it. */
  readonly files: ReactNode
}

interface Props<Row> extends WholeRows<Row> {
  readonly frame: Frame
  readonly facts?: readonly (readonly [name: string, text: string])[]
  /** The children say why there are no lines. */
  readonly isTableHidden?: boolean
  readonly children?: ReactNode
}

/** A list of a launch: its version and files, the facts that hold for all lines, and the lines. */
export function ListFrame<Row>({ frame, facts = [], isTableHidden = false, children, ...rows }: Props<Row>) {
  const { list, version, files } = frame
  return (
    <WholeList<Row>
      {...rows}
      name={`allocation.${list}`}
      isTableHidden={isTableHidden}
      renderHead={(columns) => (
        <>
          <Flex align="center" wrap gap="4px 16px" className={css.bar}>
            {version}
            <span className={denseCss.barEnd}>
              {files}
              {!isTableHidden && columns}
            </span>
          </Flex>
          {children}
          {facts.length > 0 && <Facts facts={facts} />}
        </>
      )}
    />
  )
}
