/** What a field is compared by, for whoever fills it in. */
export type FilterInput =
  'text' | 'number' | 'boolean' | 'choice' | 'date' | 'datetime' | 'time' | 'entry' | 'person' | 'files';

/** How many values an operator compares with; a period is one of `filterPeriods`. */
export type OperatorValues = 'none' | 'one' | 'two' | 'many' | 'period';

const emptiness = ['$null', '$notNull'] as const;
const order = ['$gt', '$gte', '$lt', '$lte', '$between'] as const;

/** The operators of each input, the usual one first. Texts are compared without regard to case. */
export const operatorsByInput: Readonly<Record<FilterInput, readonly string[]>> = {
  text: ['$containsi', '$notContainsi', '$eqi', '$nei', '$startsWithi', '$endsWithi', ...emptiness],
  number: ['$eq', '$ne', ...order, ...emptiness],
  boolean: ['$eq', ...emptiness],
  choice: ['$in', '$notIn', ...emptiness],
  date: ['$during', '$eq', ...order, ...emptiness],
  datetime: ['$during', ...order, ...emptiness],
  time: ['$eq', ...order, ...emptiness],
  // That none of several is linked has no condition of its own: `$notIn` asks whether another one is.
  entry: ['$in', ...emptiness],
  person: ['$me', '$in', ...emptiness],
  files: ['$notNull', '$null'],
};

const valuesOf: Readonly<Record<string, OperatorValues>> = {
  $null: 'none',
  $notNull: 'none',
  $me: 'none',
  $in: 'many',
  $notIn: 'many',
  $between: 'two',
  $during: 'period',
};

/** How many values an operator takes; one unless more is known of it. */
export function operatorValues(operator: string): OperatorValues {
  return Object.hasOwn(valuesOf, operator) ? (valuesOf[operator] ?? 'one') : 'one';
}

/** Whether two operators ask alike, so that values of one are values of the other. */
export function sharesValues(one: string, other: string): boolean {
  return operatorValues(one) === operatorValues(other);
}
