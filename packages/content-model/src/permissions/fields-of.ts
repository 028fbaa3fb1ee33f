import type { Attribute, Attributes, Schemas } from '../schema/index.ts';

/** A field that permissions can name; the fields of a component stand under it. */
export interface FieldNode {
  readonly name: string;
  readonly required: boolean;
  readonly children?: readonly FieldNode[];
}

interface Model {
  readonly attributes: Attributes;
}

/** The fields of a content type as a tree. Zones, media and relations are named as a whole. */
export function fieldTree(model: Model, schemas: Schemas): readonly FieldNode[] {
  return Object.entries(model.attributes).map(([name, attribute]) => {
    const field = { name, required: isRequired(attribute) };
    // Stryker disable next-line ConditionalExpression: other attributes name no component, and none is found.
    if (attribute.type !== 'component') return field;
    const component = schemas.components.get(attribute.component);
    return component === undefined ? field : { ...field, children: fieldTree(component, schemas) };
  });
}

/** The dotted paths of all fields that permissions can name: `['title', 'seo.metaTitle', 'zone']`. */
export function fieldsOf(model: Model, schemas: Schemas): readonly string[] {
  return leaves(fieldTree(model, schemas), '');
}

function leaves(nodes: readonly FieldNode[], prefix: string): readonly string[] {
  return nodes.flatMap(({ name, children }) =>
    children === undefined ? [prefix + name] : leaves(children, `${prefix}${name}.`),
  );
}

function isRequired(attribute: Attribute): boolean {
  return attribute.required === true;
}
