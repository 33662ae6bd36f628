import type { Area } from '../../platform/area.ts'

export { deal } from './deal.ts'

export const deals: Area = {
  handlers: [],
}
