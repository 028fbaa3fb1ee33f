/** What users can be filtered by. */
export const filterFields = ['firstname', 'lastname', 'email', 'isActive'] as const;

export type FilterField = (typeof filterFields)[number];

/** How a value is compared. */
export const filterOperators = ['$contains', '$startsWith', '$eq', '$ne'] as const;

export type FilterOperator = (typeof filterOperators)[number];

/** One condition on the users of the list. */
export interface UserFilter {
  readonly field: FilterField;
  readonly operator: FilterOperator;
  /** `true` or `false` for a flag. */
  readonly value: string;
}

/** The comparisons that make sense for a field: a flag is so or not. */
export function operatorsOf(field: FilterField): readonly FilterOperator[] {
  return field === 'isActive' ? ['$eq'] : filterOperators;
}

const shape = /^filters\[\$and\]\[\d+\]\[(\w+)\]\[(\$\w+)\]$/;

function oneOf<T extends string>(known: readonly T[], text: string | undefined): T | undefined {
  return known.find((one) => one === text);
}

/** The filters in an address; what is none of ours is passed over. */
export function readFilters(query: URLSearchParams): readonly UserFilter[] {
  return [...query].flatMap(([key, value]) => {
    const [, name, sign] = shape.exec(key) ?? [];
    const field = oneOf(filterFields, name);
    const operator = field && oneOf(operatorsOf(field), sign);
    return field && operator && value !== '' ? [{ field, operator, value }] : [];
  });
}

/** The parameters that stand for filters, in an address and in a call alike. */
export function filterParameters(filters: readonly UserFilter[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    filters.map(({ field, operator, value }, index) => [
      `filters[$and][${index}][${field}][${operator}]`,
      value,
    ]),
  );
}
