// Everything a rule may not do. It is here to be refused: the tests fail when a check no longer sees it.
import { readFileSync } from 'node:fs'
import { buildApp } from '@bookrunner/server/app'
import { editOrder } from '../orders/index.ts'
import type { OtherHalf } from './circle.ts'

export interface Circle {
  other: OtherHalf
}

export const closeTime = Date.now()
export const now = Temporal.Now.instant()
export const alias = Math.random()
export const half = Number.parseFloat('0.5') + parseFloat('0.5')
export const settings: unknown = readFileSync(process.argv[2] ?? '')
export const same = JSON.stringify(settings) === JSON.stringify(half)
buildApp(editOrder)
