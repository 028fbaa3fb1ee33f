/** Matches incomplete input of a number: `-`, `1.`, `1e`, also with a decimal comma. */
const unfinishedNumber = /^[+-]?\d*(?:[.,]\d*)?(?:e[+-]?\d*)?$/i;

/** Returns whether the text is a number or the beginning of one. */
export function isNumberInProgress(text: string): boolean {
  return unfinishedNumber.test(text);
}

/** Parses a number. Returns null for incomplete input (`''`, `-`, `1e`). */
export function parseNumber(text: string): number | null {
  const normal = text.trim().replace(',', '.');
  // `Number` also accepts `0x10` and `Infinity`.
  if (!/\d/.test(normal) || !isNumberInProgress(normal)) return null;
  const value = Number(normal);
  return Number.isFinite(value) ? value : null;
}

/** Formats a value as digits without grouping, in every language. */
export function formatNumber(value: number | null): string {
  return value === null ? '' : String(value);
}

export interface StepOptions {
  readonly step: number;
  readonly direction: 1 | -1;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Returns the value one step up or down, within the limits and without floating-point errors (0.1 + 0.2 is 0.3). */
export function stepNumber(value: number | null, { step, direction, min, max }: StepOptions): number {
  const moved = (value ?? 0) + step * direction;
  const digits = Math.min(Math.max(decimals(step), decimals(value ?? 0)), 100);
  return Math.min(Math.max(Number(moved.toFixed(digits)), min ?? -Infinity), max ?? Infinity);
}

function decimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).toLowerCase().split('e');
  const fraction = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, fraction - Number(exponent));
}
