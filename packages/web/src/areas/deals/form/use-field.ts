import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { useStore } from '../../../platform/store.ts'
import type { DealForm, FormState, Slot, Unread } from './deal-form.ts'
import type { Place, ValueAt } from './places.ts'

export const FormContext = createContext<DealForm | undefined>(undefined)

export function useForm(): DealForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside its form.')
  return form
}

export const useFormState = (form: DealForm): FormState => useStore(form.state)

/** One thing of the form's state; draws again only when that becomes another. */
export function useFormPart<T>(select: (state: FormState) => T): T {
  const { state } = useForm()
  return useSyncExternalStore(state.subscribe, () => select(state.get()))
}

export const useReadOnly = () => useFormPart(({ mode }) => mode === 'read')

export interface Field<P extends Place> extends Slot<P> {
  readonly set: (value: ValueAt<P>) => void
  readonly setUnread: (unread: Unread) => void
}

/** One field of the form one is in; draws its component again when this field changed, and only then. */
export function useField<P extends Place>(place: P): Field<P> {
  const form = useForm()
  const slot = useSyncExternalStore(
    useCallback((listener) => form.watch(place, listener), [form, place]),
    () => form.slot(place),
  )
  const set = useCallback((value: ValueAt<P>) => form.set({ [place]: value }), [form, place])
  const setUnread = useCallback((unread: Unread) => form.setUnread(place, unread), [form, place])
  return { ...slot, set, setUnread }
}

/** The value alone, for what is shown depending on it. */
export const useValue = <P extends Place>(place: P): ValueAt<P> => useField(place).value

/** Announced to the market, and not to be changed any more. */
export const useFixed = (place: Place) => useFormPart(({ fixed }) => fixed.includes(place))
