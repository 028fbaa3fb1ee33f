import { createContext, Script, type Context } from 'node:vm';
import { matchText, type TextMatcher } from '@admin/content-model';

/** Milliseconds that all expressions of one write may take together. Harmless ones take a thousandth of it. */
const defaultTime = 100;

/** With so many characters, squared and added up, an expression of any kind that was let in is done at once. */
const maxSyncWork = 10_000;

/** A text that is to match an expression. */
interface Match {
  readonly source: string;
  readonly text: string;
  matches: boolean;
}

const script = new Script(
  'for (const match of list) match.matches = new RegExp(match.source).test(match.text);',
);

/** Made when it is first needed, which takes some milliseconds. */
let engine: (Context & { list: readonly Match[] }) | undefined;

function runInTime(list: readonly Match[], time: number): void {
  engine ??= createContext({ list }) as Context & { list: readonly Match[] };
  engine.list = list;
  try {
    script.runInContext(engine, { timeout: time });
  } catch (error) {
    // What was not reached counts as no match, like a text that is too long for an expression.
    if (!isTimeout(error)) throw error;
  } finally {
    engine.list = [];
  }
}

/** The error comes from the other context, whose `Error` is not ours. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}

function run(list: readonly Match[], time: number): void {
  const work = list.reduce((sum, { text }) => sum + text.length ** 2, 0);
  if (work > maxSyncWork) runInTime(list, time);
  else for (const match of list) match.matches = matchText(match.source, match.text);
}

function keyOf(source: string, text: string): string {
  return `${source}\n${text}`;
}

/**
 * Judges values whose expressions are run for a limited time, all together: those that were let in at the start are
 * believed to be harmless, and if one is not, it holds nobody up. A text that was not judged by then does not match.
 * @param judge is run once, and again when a text does not match; with the same values it has to ask for the same
 * @param time in milliseconds
 */
export function matchInTime<Result>(validate: (matches: TextMatcher) => Result, time = defaultTime): Result {
  const requested = new Map<string, Match>();
  const result = validate((source, text) => {
    requested.set(keyOf(source, text), { source, text, matches: false });
    return true;
  });
  const list = [...requested.values()];
  run(list, time);
  if (list.every(({ matches }) => matches)) return result;
  return validate((source, text) => requested.get(keyOf(source, text))?.matches ?? false);
}
