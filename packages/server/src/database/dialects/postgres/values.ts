import pg from 'pg';

const { builtins } = pg.types;

/** Parsers that return values in the same forms as SQLite. */
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

/** All other types stay text: dates, times, JSON. */
export const valueTypes = {
  getTypeParser: (id: number) => parsers[id] ?? ((text: string) => text),
};
