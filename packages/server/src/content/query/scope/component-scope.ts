import { sql, type RawBuilder } from 'kysely';
import { shapeOf } from '../../storage/content-storage.ts';
import type { ComponentShape } from '../../storage/component-shape.ts';
import type { Guards, QueryContext, RowsField, Scope, ScopeField } from './scope.ts';
import { relationRows } from './relation-scope.ts';

/**
 * Returns the instances of a component in the JSON array of an entry or another instance, on the rows where any of its
 * fields may be read; undefined if none may be.
 */
export function componentRows(
  context: QueryContext,
  component: {
    readonly uid: string;
    readonly repeatable: boolean;
    readonly array: RawBuilder<unknown>;
    /** Dotted path from the entry, as in permissions. */
    readonly path: string;
    readonly guards: Guards;
  },
): RowsField | undefined {
  const { array, path, guards } = component;
  const guard = guards.under(path);
  if (guard === undefined) return undefined;
  const shape = shapeOf(context.storage, component.uid);
  const alias = context.alias();
  const { from, element } = context.dialect.jsonElements(array, alias);
  const first = context.dialect.jsonFirst(array);
  const single = !component.repeatable;
  return {
    // Stryker disable next-line StringLiteral: what is no value is rows, whatever it is called.
    kind: 'rows',
    scope: componentScope(context, shape, { element: single ? first : element, path, guards }),
    some: (predicate) =>
      single
        ? sql<boolean>`(${first} is not null${predicate === null ? sql`` : sql` and ${predicate}`})`
        : sql<boolean>`(exists (select 1 from ${from} where ${predicate ?? sql`1 = 1`}))`,
    single: single ? (expression) => expression : null,
    guard,
  };
}

function componentScope(
  context: QueryContext,
  shape: ComponentShape,
  {
    element,
    path,
    guards,
  }: { readonly element: RawBuilder<unknown>; readonly path: string; readonly guards: Guards },
): Scope {
  const { dialect } = context;
  const idKind = 'integer';
  const id = dialect.jsonField(element, 'id', idKind);
  return {
    field: (name): ScopeField | undefined => {
      if (name === 'id') return { kind: 'value', expression: id, valueKind: idKind, guard: null };
      const guard = guards.of(`${path}.${name}`);
      const scalar = shape.scalars.find((field) => field.attribute === name);
      if (scalar && guard !== undefined && scalar.definition.type !== 'password') {
        const expression = dialect.jsonField(element, scalar.key, scalar.kind);
        return { kind: 'value', expression, valueKind: scalar.kind, guard };
      }
      const relation = shape.relations.find((end) => end.attribute === name);
      if (relation && guard !== undefined) return relationRows(context, relation, id, guard);
      const nested = shape.nested.find((field) => field.attribute === name);
      if (nested?.definition.type !== 'component') return undefined;
      return componentRows(context, {
        uid: nested.definition.component,
        repeatable: nested.definition.repeatable === true,
        array: dialect.jsonArray(element, nested.key),
        path: `${path}.${name}`,
        guards,
      });
    },
  };
}
