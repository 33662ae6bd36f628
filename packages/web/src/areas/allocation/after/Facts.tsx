import { Flex } from 'antd'
import css from './after.module.css'

interface Props {
  readonly facts: readonly (readonly [name: string, text: string])[]
}

/** Facts that are the same for every line of a list. */
export function Facts({ facts }: Props) {
  return (
    <Flex component="dl" wrap gap="8px 32px" className={css.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Flex>
  )
}
