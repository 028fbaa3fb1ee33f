/** One condition of an address: `filters[author][name][$eq]=Ada` is author, name, `$eq`, Ada. */
export interface FilterCondition {
  /** Attribute names from the listed type to the field that is compared. */
  readonly path: readonly string[];
  readonly operator: string;
  /** Several for a list, such as that of `$in`. */
  readonly values: readonly string[];
}

/** What one press takes out of an address: a condition, or a group of which any has to hold. */
export interface ActiveFilter {
  readonly id: string;
  /** The keys of the address that make it. */
  readonly keys: readonly string[];
  /** Undefined where the address says what words here cannot: it is shown as it stands. */
  readonly anyOf: readonly FilterCondition[] | undefined;
}

interface Part {
  readonly key: string;
  readonly value: string;
  readonly segments: readonly string[];
}

const isNumber = (segment: string | undefined): boolean => /^\d+$/.test(segment ?? '');

const segmentsOf = (key: string): readonly string[] =>
  Array.from(key.matchAll(/\[([^\]]*)\]/g), ([, segment = '']) => segment);

/** `$and` around everything says nothing: all filters of an address have to hold. */
function withoutAnd(segments: readonly string[]): readonly string[] {
  return segments[0] === '$and' && isNumber(segments[1]) ? withoutAnd(segments.slice(2)) : segments;
}

/** What has to go together: the places of one list, the alternatives of one `$or`. */
function groupOf({ key, segments }: Part): string {
  const at = segments.findIndex((segment) => segment === '$or' || segment === '$not');
  if (at !== -1)
    return segmentsOf(key)
      .slice(0, segmentsOf(key).length - segments.length + at + 1)
      .join('.');
  return key.replace(/\[\d+\]$/, '');
}

function conditionsOf(parts: readonly Part[]): readonly FilterCondition[] | undefined {
  const conditions = new Map<string, FilterCondition>();
  for (const { segments, value } of parts) {
    const inner = segments[0] === '$or' && isNumber(segments[1]) ? segments.slice(2) : segments;
    const at = inner.findIndex((segment) => segment.startsWith('$'));
    const path = at === -1 ? inner : inner.slice(0, at);
    const [operator = '$eq', ...rest] = at === -1 ? [] : inner.slice(at);
    const isPlain = rest.length === 0 || (rest.length === 1 && isNumber(rest[0]));
    if (path.length === 0 || operator === '$not' || operator === '$or' || !isPlain) return undefined;
    const id = segments.join('.').replace(/\.\d+$/, '');
    const values = [...(conditions.get(id)?.values ?? []), value];
    conditions.set(id, { path, operator, values });
  }
  return [...conditions.values()];
}

/** The filters of an address in its order, each with what it takes to remove it. */
export function activeFilters(filters: Readonly<Record<string, string>>): readonly ActiveFilter[] {
  const groups = new Map<string, Part[]>();
  for (const [key, value] of Object.entries(filters)) {
    const part = { key, value, segments: withoutAnd(segmentsOf(key)) };
    const id = groupOf(part);
    groups.set(id, [...(groups.get(id) ?? []), part]);
  }
  return [...groups].map(([id, parts]) => ({
    id,
    keys: parts.map(({ key }) => key),
    anyOf: conditionsOf(parts),
  }));
}

/** The filters that are left when one is taken out. */
export function withoutFilter(
  filters: Readonly<Record<string, string>>,
  { keys }: ActiveFilter,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key)));
}
