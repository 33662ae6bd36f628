import type { Tools } from './grid/tools.ts'
import type { AllocDesk } from './state/desk.ts'
import type { BrowserAlloc } from './state/browser-alloc.ts'
import type { AllocInfo } from './use-alloc.ts'

/** The properties of every panel beside the lines. */
export interface PanelProps {
  readonly alloc: BrowserAlloc
  readonly info: AllocInfo
  readonly desk: AllocDesk
  readonly tools: Tools
}
