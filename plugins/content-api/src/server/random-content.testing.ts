import type { Attribute, Attributes, Component, ContentType, Schemas } from '@admin/content-model';
import fc from 'fast-check';

/** The content type whose entries the token of the test may not find. */
export const closedType = 'api::closed.closed';

/** The number of entries of each content type; every third one is a draft. */
const entries = 6;

const leaf: Component = {
  uid: 'part.leaf',
  category: 'part',
  info: { displayName: 'Leaf' },
  attributes: {
    text: { type: 'string' },
    hidden: { type: 'string', private: true },
    code: { type: 'password' },
    closed: { type: 'relation', relation: 'oneToOne', target: closedType },
  },
};

const branch: Component = {
  uid: 'part.branch',
  category: 'part',
  info: { displayName: 'Branch' },
  attributes: {
    text: { type: 'integer' },
    one: { type: 'component', component: leaf.uid },
    shut: { type: 'component', component: leaf.uid, private: true },
  },
};

const kinds: readonly Attribute[] = [
  { type: 'string' },
  { type: 'text' },
  { type: 'integer' },
  { type: 'boolean' },
  { type: 'password' },
  { type: 'json' },
  { type: 'relation', relation: 'oneToOne', target: 'api::type0.type0' },
  { type: 'relation', relation: 'oneToMany', target: 'api::type1.type1' },
  { type: 'relation', relation: 'oneToMany', target: closedType },
  { type: 'component', component: leaf.uid },
  { type: 'component', component: branch.uid, repeatable: true },
  { type: 'dynamiczone', components: [leaf.uid, branch.uid] },
];

const randomAttribute = fc
  .record({ kind: fc.constantFrom(...kinds), isPrivate: fc.boolean() })
  .map(({ kind, isPrivate }) => (isPrivate ? { ...kind, private: true } : kind));

function typeOf(name: string, attributes: Attributes): ContentType {
  return {
    uid: `api::${name}.${name}`,
    kind: 'collectionType',
    collectionName: `${name}s`,
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    options: { draftAndPublish: true },
    attributes,
  };
}

/** Content types with eight attributes of any kind, some of them private, and one that the token may not find. */
export const randomSchemas: fc.Arbitrary<Schemas> = fc
  .array(fc.array(randomAttribute, { minLength: 8, maxLength: 8 }), { minLength: 2, maxLength: 2 })
  .map((types) => {
    const open = types.map((list, index) =>
      typeOf(
        `type${index}`,
        Object.fromEntries([
          ['title', { type: 'string' } as const],
          ...list.map((one, field) => [`field${field}`, one] as const),
        ]),
      ),
    );
    const all = [...open, typeOf('closed', { title: { type: 'string' } })];
    return {
      contentTypes: new Map(all.map((type) => [type.uid, type])),
      components: new Map([leaf, branch].map((component) => [component.uid, component])),
    };
  });

/** The number of the database: the same entries, with other values where they must not be visible. */
export type Variant = 0 | 1;

interface Position {
  readonly schemas: Schemas;
  readonly index: number;
  /** The database if the value must not be visible, 0 otherwise. */
  readonly variant: Variant;
  readonly own: Variant;
}

function valueOf(attribute: Attribute, position: Position): unknown {
  const hides = attribute.private === true || attribute.type === 'password';
  const at = hides ? { ...position, variant: position.own } : position;
  const { schemas, index, variant, own } = at;
  switch (attribute.type) {
    case 'integer':
      return variant === 0 ? index : 9 - index;
    case 'boolean':
      return (index + variant) % 2 === 0;
    case 'json':
      return { of: variant };
    case 'relation': {
      const shift = attribute.target === closedType ? own : variant;
      return attribute.relation === 'oneToOne' ? ((index + shift) % entries) + 1 : [1 + shift, 3 + shift];
    }
    case 'component': {
      const value = valuesOf(schemas.components.get(attribute.component)?.attributes ?? {}, at);
      return attribute.repeatable === true ? [value, value] : value;
    }
    case 'dynamiczone':
      return attribute.components.map((uid) => ({
        __component: uid,
        ...valuesOf(schemas.components.get(uid)?.attributes ?? {}, at),
      }));
    default:
      return `${variant === 0 ? 'one' : 'two'} ${index % 2}`;
  }
}

function valuesOf(attributes: Attributes, position: Position): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [name, valueOf(attribute, position)]),
  );
}

/** An entry to store. */
export interface RandomEntry {
  readonly values: Readonly<Record<string, unknown>>;
  readonly publishedAt: string | null;
}

/** Returns the entries of a content type in one of the two databases. */
export function entriesOf(
  { uid, attributes }: ContentType,
  schemas: Schemas,
  own: Variant,
): readonly RandomEntry[] {
  return Array.from({ length: entries }, (_, index) => {
    const isDraft = index % 3 === 2;
    const variant = isDraft || uid === closedType ? own : 0;
    return {
      values: valuesOf(attributes, { schemas, index, variant, own }),
      publishedAt: isDraft ? null : '2026-02-01T08:00:00.000Z',
    };
  });
}

const names = fc.constantFrom(
  ...'id title title field0 field1 field2 field3 field4 field5 field6 field7 text hidden code closed one shut createdBy publishedAt'.split(
    ' ',
  ),
);
const operators = fc.constantFrom(
  '$eq',
  '$ne',
  '$lt',
  '$gte',
  '$in',
  '$contains',
  '$startsWith',
  '$null',
  '$notNull',
);
const values = fc.constantFrom('one', 'two', 'one 0', 'two 1', '1', '3', 'true', 'false');
const path = fc.array(names, { minLength: 1, maxLength: 3 });
const condition = fc.tuple(path, operators, values).map(([steps, operator, value]) => {
  return `${steps.map((step) => `[${step}]`).join('')}[${operator}]=${encodeURIComponent(value)}`;
});

const parameter = fc.oneof(
  condition.map((one) => `filters${one}`),
  condition.map((one) => `filters[$not]${one}`),
  condition.map((one) => `populate[field0][filters]${one}`),
  path.map((steps) => `sort=${steps.join('.')}:desc`),
  path.map((steps) => `populate=${steps.join('.')}`),
  path.map(([first = '', ...rest]) => `populate[${first}][populate]=${rest.join('.') || '*'}`),
  names.map((name) => `populate[${name}][sort]=title`),
  names.map((name) => `fields[0]=title&fields[1]=${name}`),
  fc.constantFrom('populate=*', '_q=one', '_q=two', 'pagination[pageSize]=2', 'format=flat'),
);

/** A request of a list or of one entry, with up to two parameters. */
export const randomRequest = fc
  .record({
    type: fc.constantFrom('type0s', 'type1s'),
    id: fc.constantFrom('', '/1', '/2'),
    query: fc.array(parameter, { maxLength: 2 }),
  })
  .map(({ type, id, query }) => `/api/${type}${id}?${[...query, 'publicationState=live'].join('&')}`);
