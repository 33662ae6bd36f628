import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { FieldState, Unread } from '../../../kit/form/index.ts'
import { useStore } from '../../../platform/store.ts'
import type { DealForm, FormState } from './deal-form.ts'
import type { Flat, FormField, ValueAt } from './places.ts'

export const FormContext = createContext<DealForm | undefined>(undefined)

export function useForm(): DealForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field is outside its form.')
  return form
}

export const useFormState = (form: DealForm): FormState => useStore(form.state)

/** A part of the form's state; renders again only when it changes. */
export function useFormPart<T>(select: (state: FormState) => T): T {
  const { state } = useForm()
  return useSyncExternalStore(state.subscribe, () => select(state.get()))
}

export const useReadOnly = () => useFormPart(({ mode }) => mode === 'read')

export interface Field<P extends FormField> extends FieldState<Flat, P> {
  readonly place: P
  /** `part`: the control that was typed into, if the field has several. */
  readonly set: (value: ValueAt<P>, part?: string) => void
  /** Changes the current value, not the rendered one. */
  readonly update: (change: (value: ValueAt<P>) => ValueAt<P>, part?: string) => void
  readonly setUnread: (unread: Unread, part?: string) => void
}

/** One field of the form; its component renders again only when the field changes. */
export function useField<P extends FormField>(place: P): Field<P> {
  const form = useForm()
  const slot = useSyncExternalStore(
    useCallback((listener) => form.watch(place, listener), [form, place]),
    () => form.fieldState(place),
  )
  const acts = useMemo(
    () => ({
      place,
      set: (value: ValueAt<P>, part?: string) => form.set({ [place]: value }, part),
      update: (change: (value: ValueAt<P>) => ValueAt<P>, part?: string) =>
        form.set({ [place]: change(form.get(place)) }, part),
      setUnread: (unread: Unread, part?: string) => form.setUnread(place, unread, part),
    }),
    [form, place],
  )
  return { ...slot, ...acts }
}

/** The value only, for components that depend on it. */
export const useValue = <P extends FormField>(place: P): ValueAt<P> => useField(place).value

/** A value derived from several fields; renders again when it changes. */
export function useDerived<T extends string | number | boolean | null>(derive: (form: DealForm) => T): T {
  const form = useForm()
  return useSyncExternalStore(form.watchAll, () => derive(form))
}

/** Announced to the market and fixed. */
export const useFixed = (place: FormField) => useFormPart(({ fixed }) => fixed.includes(place))
