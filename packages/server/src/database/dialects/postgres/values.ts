import pg from 'pg';

const { builtins } = pg.types;

/** How values arrive from PostgreSQL: the same forms that SQLite gives. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.INT2]: Number,
  [builtins.INT4]: Number,
  // Counts are far below 2^53; big integers of content are selected as text.
  [builtins.INT8]: Number,
  [builtins.FLOAT4]: Number,
  [builtins.FLOAT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.BOOL]: (text) => text === 't',
  [builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

/** Everything not listed stays text: dates, times, JSON. */
export const valueTypes = {
  getTypeParser: (id: number) => parsers[id] ?? ((text: string) => text),
};
