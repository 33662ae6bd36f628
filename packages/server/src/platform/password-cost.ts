/** The cost of a password check, for attackers and for us. */
export interface PasswordCost {
  /** For argon2id. */
  memoryCost: number
  timeCost: number
  parallelism: number
  /** Answers that must not reveal whether an account exists leave at full steps, longer than the call takes. */
  stepMs: number
}

/** argon2id at OWASP's figures. Only tests use less: no setting changes this. */
export const usualPasswordCost: PasswordCost = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  stepMs: 250,
}
