import type { Generated } from 'kysely'

export interface FilesTables {
  file: {
    id: string
    state: 'arriving' | 'waiting' | 'attached'
    purpose: string
    owner_user_id: string
    name: string
    media_type: Generated<string>
    bytes: Generated<number>
    sha256: Generated<string>
    created_at: Generated<Temporal.Instant>
  }
  file_chunk: { file_id: string; position: number; bytes: Uint8Array }
  prepared_file: { file_id: string; kept_until: Temporal.Instant; about: string; by_right: string }
}
