/** What a password costs whoever guesses it, and us. */
export interface PasswordCost {
  /** Of argon2id. */
  memoryCost: number
  timeCost: number
  parallelism: number
  /** Answers that must not tell whether an account exists leave at full steps: longer than the call takes. */
  stepMs: number
}

/** argon2id at OWASP's figures. Only tests are cheaper: no setting changes this. */
export const usualPasswordCost: PasswordCost = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  stepMs: 250,
}
