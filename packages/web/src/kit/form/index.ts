/**
 * How to write a form.
 *
 *   const draft = useDraft({ name: `bank ${bankId}`, base: bank, version: bank.version, busy })
 *   const state = useDraftState(draft)
 *   const { values } = state
 *   const faults = checkBank(values).map((refusal) => worded(refusal, lang))    // the domain's own rules
 *   const faultOf = (field) => messageFor(faults.filter((each) => each.field === field), [], state)
 *
 *   <FieldLook value="dialog">
 *     <Field label={t('name')} fault={faultOf('name')} hint={t('name.hint')}>
 *       {(aria) => (
 *         <Input
 *           {...aria}
 *           value={values.name}
 *           onChange={({ target }) => draft.set({ name: target.value })}
 *           onBlur={() => draft.leave('name')}
 *         />
 *       )}
 *     </Field>
 *   </FieldLook>
 *
 * - `base` is the record as it was loaded. A newer `version` is merged into what is typed, field by field: changes of others
 *   to other fields are merged, and a field both changed is in `contested` until `draft.choose(field, 'yours' | 'theirs')`.
 * - `name` stores what is typed in this browser tab until it is saved (`draft.saved`) or given up (`draft.discard`).
 *   Leave it out for a short form, and for passwords: whoever closes or reloads the window over it is asked then. `asks`
 *   asks for a draft with a name, too, on every page. `about` names the question that is answered, if there are several.
 * - A list typed as text is one field: `meaning` says what it is understood as, `read` checks what was stored.
 * - A fault is shown once its field was left, or somebody tried to submit (`draft.try()`); `atOnce` shows it sooner.
 * - To submit: `draft.try()`, stop where there are faults or contested fields, send `changed` of `values` with `version`.
 *   Then `draft.saved(sent, newVersion)`, or `draft.refuse(faults)` for the fields the server named.
 * - A short form that is sent as a whole is a `Form`: it tries, focuses the first fault or sends; `typedInto` binds a text.
 * - A form at the side of a list is a `FormDrawer`; `contest` shows fields that somebody else changed as well. Whoever leaves
 *   by Back, by a key or by a link is asked like one who closes it. With more than three fields its draft has a name, and what
 *   closes the drawer after a success calls `endDraft`.
 * - Around a long form: `Section` and `SectionIndex`, `SaveBar` (what is missing, what is unsaved, the buttons),
 *   `FaultLinks` above the fields after a try, `LeaveGuard`, `TheirsOrYours` below a contested field.
 * - A big form lets a component draw one field only: `draft.watch(field)` and `draft.fieldState(field)`.
 * - The next line of a conversation is a `ReplyBox`. A comment or a reason of several lines is a `CommentInput`, which counts
 *   near its limit; give it no `maxLength`, which would cut a pasted text, but the fault of `tooLong`.
 * - Ctrl+Enter submits every `Form`; another one registers it with `useSubmitKey` (`kit/keys`).
 * - Names in three languages are `NameFields`; a record whose members must move is deleted by `DeleteByMoving`.
 */
export { CommentInput } from './CommentInput.tsx'
export { DeleteByMoving } from './DeleteByMoving.tsx'
export type { ContestLook } from './ContestedFields.tsx'
export { ContestedPicture } from './ContestedPicture.tsx'
export { Draft, type Side } from './draft.ts'
export type { DraftState, FieldState } from './draft-state.ts'
export { faultAt, faultOf, isWithin, messageFor, unreadFault, wrong, type FormFault } from './faults.ts'
export { Field, FieldLook, statusOf, type FieldAria } from './Field.tsx'
export { FaultLinks } from './FaultLinks.tsx'
export { Form, typedInto } from './Form.tsx'
export { FormDrawer } from './FormDrawer.tsx'
export { LeaveGuard } from './LeaveGuard.tsx'
export { useLeaving } from './leaving.ts'
export { changedFields, equals } from './merge.ts'
export { NameFields } from './NameFields.tsx'
export { ReplyBox } from './ReplyBox.tsx'
export { SaveBar } from './SaveBar.tsx'
export { SearchField } from './SearchField.tsx'
export { Section } from './Section.tsx'
export { SectionIndex } from './SectionIndex.tsx'
export { forgetStored, hasStored, readStored, storeDraft } from './stored.ts'
export { TheirsOrYours } from './TheirsOrYours.tsx'
export { tooLong } from './too-long.ts'
export type { Unread } from './unreads.ts'
export { endDraft, useDraft, useDraftState } from './use-draft.ts'
export { worded } from './worded.ts'
