import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { EMPTY } from '../format.ts'
import type { Draft } from './draft.ts'
import type { FieldOf } from './merge.ts'
import { TheirsOrYours } from './TheirsOrYours.tsx'
import { useDraftState } from './use-draft.ts'

/** How the fields of a short form are shown where two people changed them. */
export interface ContestLook<Values extends object> {
  readonly nameOf: (field: FieldOf<Values>) => ReactNode
  /** The value of a field; `other` are the values of the other side. */
  readonly shown: (field: FieldOf<Values>, values: Values, other: Values) => ReactNode
}

interface Props<Values extends object> extends ContestLook<Values> {
  readonly draft: Draft<Values>
}

/** Above a short form: the fields that somebody else changed as well, with both values. */
export function ContestedFields<Values extends object>({ draft, nameOf, shown }: Props<Values>) {
  const { contested, values, base } = useDraftState(draft)
  if (contested.length === 0) return null
  return (
    <Flex vertical gap={8}>
      {contested.map((field) => (
        <div key={field}>
          <strong>{nameOf(field)}</strong>
          <TheirsOrYours
            yours={shown(field, values, base) || EMPTY}
            theirs={shown(field, base, values) || EMPTY}
            onChoose={(side) => draft.choose(field, side)}
          />
        </div>
      ))}
    </Flex>
  )
}
