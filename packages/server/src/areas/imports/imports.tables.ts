import type { Generated } from 'kysely'
import type { ImportKindName, ImportState } from '@bookrunner/domain/imports'

export interface ImportsTables {
  import_run: {
    id: string
    kind: ImportKindName
    state: ImportState
    author_id: string
    added_by: string | null
    file_name: string
    options: unknown
    add_when_right: boolean
    rows: number
    checked: Generated<number>
    wrong: Generated<number>
    alike: Generated<number>
    problem: unknown
    created_at: Generated<Temporal.Instant>
    ended_at: Temporal.Instant | null
    leased_until: Temporal.Instant | null
    lease: string | null
    tries: Generated<number>
  }
  import_row: {
    import_id: string
    row: number
    cells: unknown
    name: Generated<string>
    fields: unknown
    faults: unknown
    alike: unknown
    record_id: string | null
  }
}
