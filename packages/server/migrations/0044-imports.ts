import { sql, type Kysely } from 'kysely'

/** Imports of files: checked row by row, then added in one transaction. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table import_run (
      id text primary key check (id like 'imp\\_%'),
      kind text not null check (kind in ('institutions', 'contacts')),
      state text not null
        check (state in ('checking', 'checked', 'adding', 'added', 'cancelled', 'failed')),
      author_id text not null references user_account on delete cascade,
      -- Who added the rows; with the same rights they are checked.
      added_by text references user_account on delete set null,
      file_name text not null,
      options jsonb not null,
      -- The rows are added without another press if all are right.
      add_when_right boolean not null,
      rows int not null,
      checked int not null default 0,
      wrong int not null default 0,
      alike int not null default 0,
      problem jsonb,
      created_at timestamptz not null default clock_timestamp(),
      ended_at timestamptz,
      -- A node that works on it says until when; after its death another one goes on.
      leased_until timestamptz,
      lease text,
      tries int not null default 0
    )`.execute(db)
  await sql`
    create index import_run_open on import_run (kind, created_at) where ended_at is null`.execute(db)
  await sql`create index import_run_by_author on import_run (author_id)`.execute(db)
  await sql`
    create table import_row (
      import_id text not null references import_run on delete cascade,
      row int not null,
      -- Emptied once the rows are added: then the record has the data.
      cells jsonb,
      name text not null default '',
      fields jsonb,
      faults jsonb,
      alike jsonb,
      record_id text,
      primary key (import_id, row)
    )`.execute(db)
  await sql`create index import_row_wrong on import_row (import_id, row) where faults is not null`.execute(db)
}
