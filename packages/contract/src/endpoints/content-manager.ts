import { Type, type Static } from 'typebox';
import { actions } from '../actions.ts';
import {
  ComponentConfigurationShape,
  ComponentShape,
  ConfigurationBody,
  ConfigurationShape,
  ContentTypeConfigurationShape,
  ContentTypeShape,
  FieldSizesShape,
  ViewSettingsShape,
} from '../schemas/content.ts';
import { entryBodyLimit, type Endpoint } from '../endpoint.ts';
import { Body, Nullable, OneOf, Uid, UidParams, Wrapped } from '../schemas/wire.ts';

/** The list settings of one content type. */
export const ContentTypeSettings = Type.Object({ uid: Type.String(), settings: ViewSettingsShape });

export type ContentTypeSettings = Static<typeof ContentTypeSettings>;

/** The availability of a uid; if it is taken, `suggestion` is a free one near it. */
export const UidAvailability = Type.Object({
  isAvailable: Type.Boolean(),
  suggestion: Nullable(Type.String()),
});

export type UidAvailability = Static<typeof UidAvailability>;

/** The schemas of content and their layouts; entries have separate endpoints. */
export const contentManagerEndpoints = {
  contentManagerInit: {
    method: 'GET',
    path: '/content-manager/init',
    policy: 'signed-in',
    visitPart: true,
    response: Wrapped(
      Type.Object({
        fieldSizes: FieldSizesShape,
        components: Type.Array(ComponentShape),
        contentTypes: Type.Array(ContentTypeShape),
      }),
    ),
  },
  listContentTypes: {
    method: 'GET',
    path: '/content-manager/content-types',
    policy: 'signed-in',
    query: Type.Object({ kind: Type.Optional(OneOf(['singleType', 'collectionType'])) }),
    response: Wrapped(Type.Array(ContentTypeShape)),
  },
  listComponents: {
    method: 'GET',
    path: '/content-manager/components',
    policy: 'signed-in',
    response: Wrapped(Type.Array(ComponentShape)),
  },
  listContentTypesSettings: {
    method: 'GET',
    path: '/content-manager/content-types-settings',
    policy: 'signed-in',
    visitPart: true,
    response: Wrapped(Type.Array(ContentTypeSettings)),
  },
  readContentTypeConfiguration: {
    method: 'GET',
    path: '/content-manager/content-types/:uid/configuration',
    policy: 'signed-in',
    visitPart: true,
    params: UidParams,
    response: ContentTypeConfigurationShape,
  },
  /** The required permission depends on the kind of the type; the operation checks it. */
  updateContentTypeConfiguration: {
    method: 'PUT',
    path: '/content-manager/content-types/:uid/configuration',
    policy: { anyOf: [actions.configureCollectionTypes, actions.configureSingleTypes] },
    params: UidParams,
    body: ConfigurationBody,
    response: ContentTypeConfigurationShape,
  },
  readComponentConfiguration: {
    method: 'GET',
    path: '/content-manager/components/:uid/configuration',
    policy: 'signed-in',
    params: UidParams,
    response: ComponentConfigurationShape,
  },
  updateComponentConfiguration: {
    method: 'PUT',
    path: '/content-manager/components/:uid/configuration',
    policy: { anyOf: [actions.configureComponents] },
    params: UidParams,
    body: ConfigurationBody,
    response: Wrapped(ConfigurationShape),
  },
  generateUid: {
    method: 'POST',
    path: '/content-manager/uid/generate',
    policy: 'signed-in',
    readOnly: true,
    bodyLimit: entryBodyLimit,
    body: Body({
      contentTypeUID: Uid,
      field: Type.String({ minLength: 1 }),
      /** All current values of the form. */
      data: Type.Record(Type.String(), Type.Unknown()),
    }),
    response: Wrapped(Type.String()),
  },
  checkUidAvailability: {
    method: 'POST',
    path: '/content-manager/uid/check-availability',
    policy: 'signed-in',
    readOnly: true,
    body: Body({
      contentTypeUID: Uid,
      field: Type.String({ minLength: 1 }),
      value: Type.String({ minLength: 1, pattern: '^[A-Za-z0-9\\-_.~]*$' }),
    }),
    response: UidAvailability,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
