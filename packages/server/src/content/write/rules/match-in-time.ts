import { createContext, Script, type Context } from 'node:vm';
import { matchText, type TextMatcher } from '@admin/content-model';

/** Milliseconds that all expressions of one write may take together. Fast expressions take a thousandth of it. */
const defaultTime = 100;

/** Sum of the squared text lengths up to which every accepted expression finishes without a time limit. */
const maxSyncWork = 10_000;

/** A text to match against an expression. */
interface Match {
  readonly source: string;
  readonly text: string;
  matches: boolean;
}

const script = new Script(
  'for (const match of list) match.matches = new RegExp(match.source).test(match.text);',
);

/** Created on first use, because that takes some milliseconds. */
let engine: (Context & { list: readonly Match[] }) | undefined;

function runInTime(list: readonly Match[], time: number): void {
  engine ??= createContext({ list }) as Context & { list: readonly Match[] };
  engine.list = list;
  try {
    script.runInContext(engine, { timeout: time });
  } catch (error) {
    // Texts that were not reached keep `matches: false`.
    if (!isTimeout(error)) throw error;
  } finally {
    engine.list = [];
  }
}

/** Compares the code, because the error is an instance of the other context's `Error`. */
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

/**
 * Validates values whose expressions together run for a limited time. Expressions that pass the check at start are
 * expected to be fast; the limit keeps a slow one from blocking the event loop. Texts that are not reached in time do not
 * match.
 * @param validate runs once, and again if a text does not match; for the same values it must request the same matches
 * @param time in milliseconds
 */
export function matchInTime<Result>(validate: (matches: TextMatcher) => Result, time = defaultTime): Result {
  const bySource = new Map<string, Map<string, Match>>();
  const result = validate((source, text) => {
    const byText = bySource.get(source) ?? new Map<string, Match>();
    bySource.set(source, byText);
    byText.set(text, { source, text, matches: false });
    return true;
  });
  const list = [...bySource.values()].flatMap((byText) => [...byText.values()]);
  run(list, time);
  if (list.every(({ matches }) => matches)) return result;
  return validate((source, text) => bySource.get(source)?.get(text)?.matches ?? false);
}
