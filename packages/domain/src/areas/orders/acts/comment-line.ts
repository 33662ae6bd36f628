/** The text of a line that is sent for the conversation; null or blanks add none. */
export const lineIn = (sent: string | null | undefined): string | null => sent?.trim() || null
