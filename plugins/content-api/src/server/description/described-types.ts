import { typeNames } from '@admin/content-model/declarations';
import type { Component, ContentType, Schemas } from '@admin/content-model';
import type { ApiClient } from '@admin/server';
import { apiPermissions } from '../access/api-permissions.ts';
import { acceptedNames, type AcceptedNames } from '../parameters/projection.ts';

/** A content type as far as a client may read it. */
export interface DescribedType {
  readonly contentType: ContentType;
  readonly names: AcceptedNames;
}

/** A component with the names that a client may read at one of its positions at least. */
export interface DescribedComponent {
  readonly component: Component;
  readonly fields: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
}

/** The content that a client may read, with the names of types in the description. */
export interface DescribedContent {
  readonly schemas: Schemas;
  readonly types: ReadonlyMap<string, DescribedType>;
  readonly components: ReadonlyMap<string, DescribedComponent>;
  /** Returns the name of a content type or component. */
  readonly nameOf: (uid: string) => string;
}

interface FoundComponent extends DescribedComponent {
  readonly fields: Set<string>;
  readonly parts: Set<string>;
}

function addComponents(found: Map<string, FoundComponent>, { components }: AcceptedNames): void {
  for (const { component, names } of components) {
    const known = found.get(component.uid) ?? { component, fields: new Set(), parts: new Set() };
    found.set(component.uid, known);
    for (const name of names.fields) known.fields.add(name);
    for (const name of names.parts) known.parts.add(name);
    addComponents(found, names);
  }
}

/** Returns the content that a client may read: content types that it may find, without hidden attributes. */
export function describedContent(apiClient: ApiClient, schemas: Schemas): DescribedContent {
  const types = new Map<string, DescribedType>();
  const components = new Map<string, FoundComponent>();
  const publishedOnly = apiClient.isAnonymous === true;
  for (const contentType of schemas.contentTypes.values()) {
    const { uid } = contentType;
    const mayRead = ['find', 'findOne', 'create', 'update', 'delete'].some((name) =>
      apiClient.allows?.(`${uid}.${name}`),
    );
    if (!mayRead) continue;
    const permissions = apiPermissions(apiClient, schemas, { uid, publishedOnly });
    const names = acceptedNames({ schemas, permissions }, contentType);
    types.set(uid, { contentType, names });
    addComponents(components, names);
  }
  const known = typeNames(schemas);
  return { schemas, types, components, nameOf: (uid) => known.get(uid) ?? uid };
}
