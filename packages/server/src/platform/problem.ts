/** A problem that its reader can correct: shown as a sentence without a stack. */
export class Problem extends Error {}
