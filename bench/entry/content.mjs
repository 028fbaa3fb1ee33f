import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The component depth of half of the items of a zone. */
const levels = 5;

/** The number of items of the zone by content type. */
export const items = { heavy: 50, big: 60 };

/** The top-level fields by type: with relations, the component and the zone they are 41 and 300. */
const kinds = {
  heavy: { string: 15, text: 6, integer: 5, boolean: 4, enumeration: 3, decimal: 2, email: 1, date: 1 },
  big: { string: 120, text: 40, integer: 40, boolean: 30, enumeration: 20, decimal: 20, email: 12, date: 12 },
};

const colors = ['amber', 'blue', 'green', 'violet'];
const isoDay = (index) => `2024-05-${String((index % 28) + 1).padStart(2, '0')}`;
const sample = {
  string: (index) => `The text of field ${index}`,
  text: (index) => `A longer text of field ${index}, as an editor would have written it. `.repeat(2).trim(),
  integer: (index) => index,
  boolean: (index) => index % 2 === 0,
  enumeration: (index) => colors[index % colors.length],
  decimal: (index) => index + 0.5,
  email: (index) => `reader-${index}@example.com`,
  date: isoDay,
};

const numbered = (kind, count) => Array.from({ length: count }, (_, index) => `${kind}${index}`);
const scalarNames = (type) => Object.entries(kinds[type]).flatMap(([kind, count]) => numbered(kind, count));

function scalarAttributes(type) {
  return Object.fromEntries(
    Object.entries(kinds[type]).flatMap(([kind, count]) =>
      numbered(kind, count).map((name) => [
        name,
        { type: kind, ...(kind === 'enumeration' && { enum: colors }) },
      ]),
    ),
  );
}

const level = (number) => `nested.level${number}`;
const relation = (kind) => ({ type: 'relation', relation: kind, target: 'api::small.small' });

function levelAttributes(number) {
  return {
    title: { type: 'string', required: true },
    text: { type: 'text' },
    count: { type: 'integer' },
    ...(number < levels
      ? { inner: { type: 'component', component: level(number + 1) } }
      : { links: { type: 'component', repeatable: true, component: 'nested.link' } }),
  };
}

const link = { title: { type: 'string' }, url: { type: 'string' } };
const quote = { title: { type: 'string' }, text: { type: 'text' } };

function contentType(name, attributes) {
  return {
    kind: 'collectionType',
    collectionName: `${name}_entries`,
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    options: { draftAndPublish: false },
    attributes: { title: { type: 'string', required: true }, ...attributes },
  };
}

const component = (name, attributes) => ({
  collectionName: `components_nested_${name}`,
  info: { displayName: name, icon: 'cube' },
  attributes,
});

/**
 * Writes the content types of the measurement: `api::small.small` with four fields, `api::heavy.heavy` with 41 and
 * `api::big.big` with 300, the last two with a zone and five levels of components.
 *
 * @param {string} folder the value of CONTENT_DIR
 */
export function writeContent(folder) {
  const nested = {
    deep: { type: 'component', component: level(1) },
    zone: { type: 'dynamiczone', components: [level(1), 'nested.quote'] },
  };
  const linked = { one: relation('oneToOne'), many: relation('manyToMany') };
  const documents = {
    'content-types/small': contentType('small', {
      ...quote,
      string0: { type: 'string' },
      integer0: { type: 'integer' },
    }),
    'content-types/heavy': contentType('heavy', { ...scalarAttributes('heavy'), ...linked, ...nested }),
    'content-types/big': contentType('big', {
      ...scalarAttributes('big'),
      ...linked,
      other: relation('oneToOne'),
      several: relation('oneToMany'),
      ...nested,
    }),
    'components/nested/link': component('link', link),
    'components/nested/quote': component('quote', quote),
    ...Object.fromEntries(
      Array.from({ length: levels }, (_, index) => [
        `components/nested/level${index + 1}`,
        component(`level${index + 1}`, levelAttributes(index + 1)),
      ]),
    ),
  };
  for (const [name, document] of Object.entries(documents)) {
    const file = join(folder, `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(document));
  }
}

function levelValues(number, name) {
  return {
    title: `${name}, level ${number}`,
    text: sample.text(number),
    count: number,
    ...(number < levels
      ? { inner: levelValues(number + 1, name) }
      : { links: [1, 2, 3].map((position) => ({ title: `Link ${position}`, url: `/links/${position}` })) }),
  };
}

const zoneItem = (_, index) =>
  index % 2 === 0
    ? { __component: level(1), ...levelValues(1, `Section ${index}`) }
    : { __component: 'nested.quote', title: `Quote ${index}`, text: sample.text(index) };

/** Returns the values of a small entry, without relations. */
export const smallValues = (name) => ({
  title: name,
  text: sample.text(0),
  string0: sample.string(0),
  integer0: 7,
});

/** Returns the values of a large entry, `heavy` or `big`, without relations. */
export function largeValues(type, name) {
  return {
    title: name,
    ...Object.fromEntries(
      scalarNames(type).map((field) => {
        const [, kind, index] = /^([a-z]+)(\d+)$/.exec(field);
        return [field, sample[kind](Number(index))];
      }),
    ),
    deep: levelValues(1, 'Deep'),
    zone: Array.from({ length: items[type] }, zoneItem),
  };
}

/** The last top-level field of each entry: when it is rendered, all are. */
export const lastField = { small: 'integer0', big: numbered('date', kinds.big.date).at(-1) };
