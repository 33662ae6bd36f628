/** Something its reader can put right: told in a sentence, without showing where in the code it was found. */
export class Problem extends Error {}
