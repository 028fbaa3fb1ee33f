import { isScalar, isToOne, ownValue, type Attributes, type Schemas } from '@admin/content-model';
import type { Part, Projection } from '@admin/server';
import { invalidQuery } from './invalid-parameter.ts';

/** The maxima of a request. Each part runs one or two statements; the cost is the expected number of entries and files. */
export const costLimits = { parts: 60, cost: 20_000 } as const;

/** The expected number of entries behind a relation to many, of files, and of instances of a repeatable component. */
const expected = 10;

interface Sum {
  parts: number;
  cost: number;
  readonly schemas: Schemas;
}

/** Adds the cost of a projection for a number of entries. */
function add(sum: Sum, attributes: Attributes, projection: Projection, entries: number): void {
  sum.cost += entries;
  for (const [name, part] of projection.parts) {
    sum.parts += 1;
    // Another locale of the same entry.
    if (name === 'localizations') add(sum, attributes, part, entries * 2);
    else addPart(sum, { attributes, name, part }, entries);
    if (sum.parts > costLimits.parts || sum.cost > costLimits.cost) return;
  }
}

function addPart(
  sum: Sum,
  { attributes, name, part }: { readonly attributes: Attributes; readonly name: string; readonly part: Part },
  entries: number,
): void {
  const { schemas } = sum;
  const attribute = ownValue(attributes, name);
  if (attribute === undefined || isScalar(attribute)) return;
  switch (attribute.type) {
    case 'relation': {
      const linked = isToOne(attribute) ? 1 : Math.min(part.limit ?? expected, expected);
      const target = schemas.contentTypes.get(attribute.target ?? '');
      if (target !== undefined) add(sum, target.attributes, part, entries * linked);
      return;
    }
    case 'component': {
      const instances = attribute.repeatable === true ? expected : 1;
      const component = schemas.components.get(attribute.component);
      // Components are stored in their entry: only what they link costs anything.
      if (component !== undefined && part.parts.size > 0)
        add(sum, component.attributes, part, entries * instances);
      return;
    }
    case 'dynamiczone':
      for (const [uid, projection] of part.on ?? []) {
        const component = schemas.components.get(uid);
        if (component !== undefined && projection.parts.size > 0)
          add(sum, component.attributes, projection, entries);
      }
      return;
    default:
      sum.cost += entries * (attribute.type === 'media' && attribute.multiple === true ? expected : 1);
  }
}

/**
 * Rejects a request whose response would take too much work, before anything is read.
 * @param entries the maximum number of entries of the page
 * @throws AppError QUERY_INVALID (400)
 */
export function requireAffordable(
  attributes: Attributes,
  projection: Projection,
  entries: number,
  schemas: Schemas,
): void {
  const sum: Sum = { parts: 0, cost: 0, schemas };
  add(sum, attributes, projection, entries);
  if (sum.parts > costLimits.parts) {
    throw invalidQuery(`populate names more than ${costLimits.parts} parts: request fewer`);
  }
  if (sum.cost > costLimits.cost) {
    throw invalidQuery('populate costs too much: request fewer entries per page, or fewer relations');
  }
}
