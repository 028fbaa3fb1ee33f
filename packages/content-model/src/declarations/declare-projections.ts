/** The fields and parts of entries that a named projection of a content type reads. */
export interface DeclaredProjection {
  /** Null for all fields. */
  readonly fields: ReadonlySet<string> | null;
  readonly parts: ReadonlyMap<string, DeclaredPart>;
}

/** A relation, media attribute, component or zone of a projection. */
export interface DeclaredPart extends DeclaredProjection {
  /** The projections of a zone's components, by uid; all others are left out. */
  readonly on?: ReadonlyMap<string, DeclaredProjection>;
}

/** The style of the declarations. */
interface Style {
  /** Returns the name of a property, quoted if necessary. */
  readonly quoted: (name: string) => string;
  /** Returns a text in quotes. */
  readonly literal: (text: string) => string;
  readonly maxWidth: number;
}

/** Returns the lines of properties with objects as values. */
function objectLines(
  properties: Iterable<readonly [string, DeclaredPart]>,
  indent: string,
  style: Style,
): readonly string[] {
  return [...properties].flatMap(([name, part]) => {
    const start = `${indent}readonly ${style.quoted(name)}:`;
    const lines = requestLines(part, `${indent}  `, style);
    return lines.length === 0 ? [`${start} true;`] : [`${start} {`, ...lines, `${indent}};`];
  });
}

function fieldLines(fields: ReadonlySet<string>, indent: string, style: Style): readonly string[] {
  const names = [...fields].map(style.literal);
  const line = `${indent}readonly fields: readonly [${names.join(', ')}];`;
  if (line.length <= style.maxWidth) return [line];
  return [
    `${indent}readonly fields: readonly [`,
    ...names.map((name) => `${indent}  ${name},`),
    `${indent}];`,
  ];
}

function requestLines({ fields, parts, on }: DeclaredPart, indent: string, style: Style): readonly string[] {
  const nested = (key: string, of: ReadonlyMap<string, DeclaredPart>): readonly string[] =>
    of.size === 0
      ? [`${indent}readonly ${key}: {};`]
      : [`${indent}readonly ${key}: {`, ...objectLines(of, `${indent}  `, style), `${indent}};`];
  if (on !== undefined) return nested('on', on);
  return [
    ...(fields === null ? [] : fieldLines(fields, indent, style)),
    ...(parts.size === 0 ? [] : nested('populate', parts)),
  ];
}

/** Returns the lines that declare projections by name, each as the request that reads the same. */
export function projectionLines(
  projections: ReadonlyMap<string, DeclaredProjection>,
  style: Style,
): readonly string[] {
  if (projections.size === 0) return [];
  return ['  readonly projections: {', ...objectLines(projections, '    ', style), '  };'];
}
