type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isName = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isNames = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isName);

const isText = (value: unknown): boolean =>
  typeof value === 'string' || (isFields(value) && isName(value['id']));

/** Returns the error of the first item that breaks a rule. */
function checkItems(
  value: unknown,
  noun: string,
  rules: Readonly<Record<string, (item: Fields) => boolean>>,
): string | undefined {
  if (!Array.isArray(value)) return `a list of ${noun}s was expected.`;
  for (const [index, item] of (value as readonly unknown[]).entries()) {
    if (!isFields(item)) return `${noun} ${index + 1} is not an object.`;
    const broken = Object.entries(rules).find(([, isRight]) => !isRight(item));
    if (broken) return `${noun} ${index + 1} needs ${broken[0]}.`;
  }
  return undefined;
}

/** Validates the columns of a list after a plugin's change. */
export function checkColumns(value: unknown): string | undefined {
  const names = new Set<unknown>();
  return checkItems(value, 'column', {
    'a name': ({ name }) => isName(name),
    'a name of its own': ({ name }) => !names.has(name) && Boolean(names.add(name)),
    'a label': ({ label }) => isText(label),
    'a CSS length as its width': ({ width }) => width === undefined || isName(width),
    'start, center or end as its alignment': ({ align }) =>
      align === undefined || ['start', 'center', 'end'].some((side) => side === align),
    'a loader as its cell': ({ cell, load }) => (cell ?? load) === undefined || typeof cell === 'function',
    'a function as its `load`': ({ load }) => load === undefined || typeof load === 'function',
  });
}

/** Validates the filter fields of a list after a plugin's change. */
export function checkFilters(value: unknown): string | undefined {
  const names = new Set<unknown>();
  return checkItems(value, 'filter', {
    'a name': ({ name }) => isName(name),
    'a name of its own': ({ name }) => !names.has(name) && Boolean(names.add(name)),
    'the names of its `path` as a list': ({ path }) => isNames(path),
    "its `attribute`, such as { type: 'integer' }": ({ attribute }) =>
      isFields(attribute) && isName(attribute['type']),
    'an input': ({ input }) => isName(input),
    'its operators as a list': ({ operators }) => isNames(operators),
  });
}

/** Validates the links to content types after a plugin's change. */
export function checkLinks(value: unknown): string | undefined {
  return checkItems(value, 'link', {
    'the uid of a content type': ({ uid }) => isName(uid),
    'a title': ({ title }) => typeof title === 'string',
    'an address in `to`': ({ to }) => isName(to),
    'a `search`, which may be empty': ({ search }) => typeof search === 'string',
    'its permissions in `requires`': ({ requires }) => Array.isArray(requires),
  });
}

function checkRows(value: unknown, noun: string): string | undefined {
  if (!Array.isArray(value)) return `the rows of ${noun} are not a list.`;
  return (value as readonly unknown[])
    .map((row) =>
      checkItems(row, 'field', {
        'a name': ({ name }) => isName(name),
        'a size from 1 to 12': ({ size }) =>
          Number.isInteger(size) && Number(size) >= 1 && Number(size) <= 12,
        'its attribute': ({ attribute }) => isFields(attribute),
        'its metadata': ({ metadata }) => isFields(metadata),
      }),
    )
    .find((reason) => reason !== undefined);
}

/** Validates the layout of the edit view after a plugin's change. */
export function checkLayout(value: unknown): string | undefined {
  if (!isFields(value)) return 'an arrangement of rows was expected.';
  const { rows, groups, components } = value;
  if (!isFields(components)) return 'the rows of the components are missing.';
  const isDivided = groups !== undefined && groups !== null;
  if (isDivided && !isFields(groups)) return 'the groups are not an object.';
  return (
    checkRows(rows, 'the entry') ??
    (isDivided
      ? checkItems(groups['items'], 'group', {
          'a name': ({ name }) => isName(name),
          'its fields': ({ fields }) => Array.isArray(fields),
        })
      : undefined) ??
    Object.entries(components)
      .map(([uid, ofComponent]) => checkRows(ofComponent, uid))
      .find((reason) => reason !== undefined)
  );
}
