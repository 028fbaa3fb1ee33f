import {
  hasDraftAndPublish,
  isSecret,
  nestedComponents,
  type ContentType,
  type Schemas,
} from '@admin/content-model';
import { forbidden, notFound, route, type PluginContext, type Route } from '@admin/server';
import { contentApiEndpoints } from '../../endpoints.ts';
import { signedAccessRef } from '../access/signed-access.ts';
import { servedTypes } from '../served-types.ts';
import { originOf, pageAddress, previewTemplate } from './preview-address.ts';
import { previewUrl } from './preview-variable.ts';

type Services = Pick<PluginContext, 'schemas' | 'variable'>;

/** Returns the origins of the pages of content types by uid, for those that have a page. */
export function previewOrigins({ schemas, variable }: Services): ReadonlyMap<string, string> {
  const website = variable(previewUrl);
  return new Map(
    servedTypes(schemas).flatMap((contentType) => {
      const template = previewTemplate(contentType, website);
      const origin = template === null ? null : originOf(template);
      return origin === null ? [] : [[contentType.uid, origin] as const];
    }),
  );
}

/** Returns the names of private attributes and passwords, of a content type and of the components in it. */
function secretNames({ attributes }: ContentType, schemas: Schemas): string[] {
  const levels = [
    attributes,
    ...nestedComponents(attributes, schemas).map((component) => component.attributes),
  ];
  const secrets = levels.flatMap((level) =>
    Object.entries(level).filter(([, attribute]) => isSecret(attribute)),
  );
  return [...new Set(secrets.map(([name]) => name))];
}

/** The route that opens the preview of an entry. */
export const previewRoute: Route = route(
  contentApiEndpoints.openPreview,
  async ({ services, actor, params: { uid, id } }) => {
    const { schemas, content, get, variable } = services;
    const contentType = schemas.contentTypes.get(uid);
    const template = contentType === undefined ? null : previewTemplate(contentType, variable(previewUrl));
    if (contentType === undefined || template === null || originOf(template) === null) throw notFound();
    // The token would act with the permissions of the user, not with those of the previewed role.
    if (actor.view !== null) throw forbidden();
    const entry = await content.readProjection({
      permissions: actor.permissions,
      uid,
      id,
      projection: { fields: null, parts: new Map() },
    });
    const entryId = Number(entry['id']);
    const { token, expiresAt } = get(signedAccessRef).sign({
      user: actor.user.id,
      uid,
      id: entryId,
    });
    const address = pageAddress(template, contentType, { locale: 'default', ...entry, token });
    return {
      data: {
        url: 'url' in address ? address.url : null,
        missing: 'missing' in address ? [...address.missing] : [],
        secrets: secretNames(contentType, schemas),
        isDraft: hasDraftAndPublish(contentType) && entry['publishedAt'] === null,
        expiresAt,
      },
    };
  },
);
