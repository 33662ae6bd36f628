export { MergeDialog } from './MergeDialog.tsx'
export { MergedPart } from './MergedPart.tsx'
export { mergeOf } from './plan.ts'
export { SplitDialog } from './SplitDialog.tsx'
