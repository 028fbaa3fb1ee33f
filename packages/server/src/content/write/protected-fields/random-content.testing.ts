import {
  fieldsOf,
  type Attribute,
  type Component,
  type ContentType,
  type EntryAction,
  type Schemas,
} from '@admin/content-model';
import fc from 'fast-check';
import type { PermissionsByType } from '../../../testing/content-fixture.ts';
import { createdBy } from '../../../testing/content-fixture.ts';

const localized = { i18n: { localized: true } };

/** The target type of random links, which everyone may read. */
export const target = 'api::target.target';

/** The administrator whose permissions are random. */
export const actorId = 2;

const leaf: Component = {
  uid: 'part.leaf',
  category: 'part',
  info: { displayName: 'Leaf' },
  attributes: {
    text: { type: 'string' },
    note: { type: 'string', default: 'none' },
    code: { type: 'password' },
    links: { type: 'relation', relation: 'oneToMany', target },
  },
};

const branch: Component = {
  uid: 'part.branch',
  category: 'part',
  info: { displayName: 'Branch' },
  attributes: {
    text: { type: 'string' },
    one: { type: 'component', component: leaf.uid },
    many: { type: 'component', component: leaf.uid, repeatable: true },
  },
};

const attributes: readonly Attribute[] = [
  { type: 'string' },
  { type: 'text', default: 'none' },
  { type: 'password' },
  { type: 'relation', relation: 'oneToMany', target },
  { type: 'component', component: leaf.uid },
  { type: 'component', component: branch.uid },
  { type: 'component', component: leaf.uid, repeatable: true },
  { type: 'component', component: branch.uid, repeatable: true },
  { type: 'dynamiczone', components: [leaf.uid, branch.uid] },
];

const randomAttribute = fc
  .record({ attribute: fc.constantFrom(...attributes), isLocalized: fc.boolean(), required: fc.boolean() })
  .map(({ attribute, isLocalized, required }) => ({
    ...attribute,
    ...(required && attribute.type === 'string' ? { required } : {}),
    ...(isLocalized ? { pluginOptions: localized } : {}),
  }));

/** Content types with a few attributes of any kind, some of them shared by all locales, some with drafts. */
export const randomTypes: fc.Arbitrary<Schemas> = fc
  .array(
    fc.record({ list: fc.array(randomAttribute, { minLength: 2, maxLength: 5 }), drafts: fc.boolean() }),
    {
      minLength: 8,
      maxLength: 8,
    },
  )
  .map((types) => ({
    contentTypes: new Map(
      [
        contentType('target', { name: { type: 'string' } }, false),
        ...types.map(({ list, drafts }, index) =>
          contentType(
            `type${index}`,
            Object.fromEntries(list.map((one, location) => [`field${location}`, one])),
            drafts,
          ),
        ),
      ].map((type) => [type.uid, type]),
    ),
    components: new Map([leaf, branch].map((component) => [component.uid, component])),
  }));

function contentType(name: string, own: ContentType['attributes'], draftAndPublish: boolean): ContentType {
  return {
    uid: `api::${name}.${name}`,
    kind: 'collectionType',
    collectionName: `${name}s`,
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    options: { draftAndPublish },
    ...(name === 'target' ? {} : { pluginOptions: localized }),
    attributes: own,
  };
}

/** A part of a role: its fields, its locale (null for all), and whether it is limited to own entries. */
export interface RandomGrant {
  readonly fields: readonly string[] | null;
  readonly locale: 'en' | 'fr' | null;
  readonly own: boolean;
}

/** The grants of a role by action. */
export type RandomRole = Readonly<Record<EntryAction, readonly RandomGrant[]>>;

/** A role for a content type. */
export function randomRole(type: ContentType, schemas: Schemas): fc.Arbitrary<RandomRole> {
  const grants = fc.array(
    fc.record({
      fields: fc.oneof(
        { weight: 5, arbitrary: fc.subarray([...fieldsOf(type, schemas)], { minLength: 1 }) },
        { weight: 2, arbitrary: fc.constant(null) },
      ),
      locale: fc.constantFrom(null, null, 'en' as const, 'fr' as const),
      own: fc.boolean(),
    }),
    { minLength: 1, maxLength: 2 },
  );
  return fc.record({ create: grants, read: grants, update: grants, delete: grants, publish: grants });
}

/** Returns a random role as content permissions. */
export function permissionsOf(type: ContentType, role: RandomRole): PermissionsByType {
  const actions = Object.entries(role).map(([action, grants]) => [
    action,
    grants.map(({ fields, locale, own }) => ({
      fields: action === 'delete' || action === 'publish' ? null : fields,
      locales: locale === null ? ('all' as const) : new Set([locale]),
      conditions: own ? [createdBy(actorId)] : [],
    })),
  ]);
  const all = { read: [{}], create: [{}], update: [{}] };
  const ofType = Object.fromEntries(actions) as PermissionsByType[string];
  return { [type.uid]: ofType, [target]: all };
}
