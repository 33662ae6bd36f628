import type { Shared, Terms, Times } from '@bookrunner/domain/deals'

export const termsField = <Key extends keyof Terms>(key: Key) => `terms.${key}` as const
export const timesField = <Key extends keyof Times>(key: Key) => `times.${key}` as const
export const sharedField = <Key extends keyof Shared>(key: Key) => `shared.${key}` as const

export type { DealField } from '@bookrunner/contract/deals'
