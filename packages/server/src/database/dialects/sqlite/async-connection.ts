import AsyncLibsql from 'libsql/promise';
import type { SqliteValue } from './bindings.ts';

/** A statement of the driver's asynchronous half, as far as it is used here. */
export interface AsyncStatement {
  raw(on: boolean): this;
  columns(): readonly { readonly name: string }[];
  /** Works up to the first row on a thread of the driver's own; the other rows are fetched on ours. */
  all(parameters: readonly SqliteValue[]): Promise<readonly (readonly unknown[])[]>;
}

/** A connection of the driver's asynchronous half, as far as it is used here. */
export interface AsyncConnection {
  prepare(text: string): Promise<AsyncStatement>;
  exec(text: string): Promise<void>;
  /** Ends the statement that is running, at its next step, with SQLITE_INTERRUPT. */
  interrupt(): void;
  close(): void;
}

/** Opens a connection whose statements run beside the event loop. */
export function openAsync(file: string, busySeconds: number): AsyncConnection {
  return new AsyncLibsql(file, { timeout: busySeconds });
}
