import type { routes } from '@bookrunner/domain/access'
import type { ComponentType } from 'react'
import type { Lang } from '../platform/language.ts'
import type { OwnPath } from './routing/own-routes.ts'

/** A page as the shell needs to know it; what it shows is its own affair. */
export interface Screen {
  readonly page: ComponentType
  /** Fetches it before it is shown. */
  readonly load: () => Promise<unknown>
  readonly title: (lang: Lang) => string
  /** Always the full width, whatever the width setting says: book and allocation. */
  readonly wide?: boolean
  /** Query parameters that make it another page, so that two deals can be open at once. */
  readonly identity?: readonly string[]
}

type Row = (typeof routes)[number]
/** Rows that lead on elsewhere, or only group others, have no page. */
type GroupPath = Extract<Row, { redirect: string }>['path'] | '/system'
export type ScreenPath = Exclude<Row['path'], GroupPath> | OwnPath

export type Screens = Readonly<Record<ScreenPath, Screen>>

export function screenOf(screens: Screens, route: string): Screen | undefined {
  return (screens as Readonly<Record<string, Screen>>)[route]
}
