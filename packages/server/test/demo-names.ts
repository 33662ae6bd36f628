// The names of demo institutions as replies have them.
import type { EntityNames } from '@bookrunner/domain/kernel'
import { houses } from '../seeds/demo-world/houses.ts'

/** By key: `lantern`. */
export const demoNames = (key: string): EntityNames => {
  const { name, nameCn, nameHk, short } = houses.find((house) => house.key === key)!
  return { name, nameCn, nameHk, shortName: short }
}
