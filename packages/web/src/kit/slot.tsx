import { Suspense, type ComponentType } from 'react'
import { createStore, useStore } from '../platform/store.ts'

/** A place on a screen that something fills which that screen's area does not know. */
export interface Slot<Props extends object> {
  readonly Place: ComponentType<Props>
  readonly fill: (content: ComponentType<Props>) => void
}

/** Empty until it is filled, and while what fills it is loaded. */
export function createSlot<Props extends object>(): Slot<Props> {
  const filled = createStore<{ readonly Content: ComponentType<Props> } | undefined>(undefined)
  return {
    fill: (Content) => filled.set({ Content }),
    Place: (props) => {
      const Content = useStore(filled)?.Content
      return Content ? (
        <Suspense fallback={null}>
          <Content {...props} />
        </Suspense>
      ) : null
    },
  }
}
