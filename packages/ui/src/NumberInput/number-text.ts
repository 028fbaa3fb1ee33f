/** What may stand in a number field while somebody is still typing: `-`, `1.`, `1e`, a comma for the point. */
const unfinishedNumber = /^[+-]?\d*(?:[.,]\d*)?(?:e[+-]?\d*)?$/i;

/** Whether the text is a number or can still become one. */
export function isNumberInProgress(text: string): boolean {
  return unfinishedNumber.test(text);
}

/** The number that the text stands for; null while there is none yet (`''`, `-`, `1e`). */
export function parseNumber(text: string): number | null {
  const normal = text.trim().replace(',', '.');
  // `Number` also reads `0x10` and `Infinity`.
  if (!/\d/.test(normal) || !isNumberInProgress(normal)) return null;
  const value = Number(normal);
  return Number.isFinite(value) ? value : null;
}

/** The text of a value: plain digits without grouping, the same in every language. */
export function formatNumber(value: number | null): string {
  return value === null ? '' : String(value);
}

export interface StepOptions {
  readonly step: number;
  readonly direction: 1 | -1;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The value one step up or down, held between the limits and free of binary rounding dust (0.1 + 0.2 is 0.3). */
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
