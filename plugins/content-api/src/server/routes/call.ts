import type { ContentType } from '@admin/content-model';
import { AppError, forbidden, notFound, type ApiClient, type PluginContext } from '@admin/server';
import { apiPermissions } from '../access/api-permissions.ts';
import { findProjection } from '../parameters/declared-projections.ts';
import { requireAffordable } from '../parameters/cost.ts';
import { withoutDetails } from '../parameters/invalid-parameter.ts';
import { resolveProjection } from '../parameters/projection.ts';
import type { EntryParameters } from '../parameters/read-parameters.ts';
import type { Projection, ContentPermissions } from '@admin/server';

/** A call on a content type. */
export interface ContentCall {
  readonly contentType: ContentType;
  readonly apiClient: ApiClient;
  readonly services: Pick<PluginContext, 'content' | 'schemas'>;
}

/** The permissions of a call, and its parameters. */
export interface Reading {
  readonly permissions: ContentPermissions;
  readonly projection: Projection;
}

/** How a call reads. */
interface ReadingOptions {
  /**
   * When drafts are shown: unless the client requests published entries, only if it requests drafts, or always, in the
   * response to a write.
   */
  readonly drafts: 'by-default' | 'on-request' | 'written';
  /** The maximum number of entries in the response. */
  readonly entries: number;
}

/**
 * Returns the permissions and the projection of a call. Callers without a token never see drafts.
 * @throws AppError QUERY_INVALID (400), FORBIDDEN (403) for drafts that the client may not see
 */
export function prepareReading(
  { contentType, apiClient, services: { schemas } }: ContentCall,
  { parts, projection: name, state }: Pick<EntryParameters, 'parts' | 'projection' | 'state'>,
  { drafts, entries }: ReadingOptions,
): Reading {
  const isAnonymous = apiClient.isAnonymous === true;
  if (isAnonymous && state === 'draft') throw forbidden();
  const hidesDrafts = {
    'by-default': state === 'published',
    'on-request': state !== 'draft',
    written: false,
  };
  const publishedOnly = isAnonymous || hidesDrafts[drafts];
  const permissions = apiPermissions(apiClient, schemas, { uid: contentType.uid, publishedOnly });
  const projection =
    name === null
      ? resolveProjection({ schemas, permissions }, contentType, parts)
      : resolveProjection(
          { schemas, permissions, omitsUnreadable: true },
          contentType,
          findProjection(contentType, name),
        );
  requireAffordable(contentType.attributes, projection, entries, schemas);
  return { permissions, projection };
}

/** Runs a call; its errors have the form that clients of the content API expect. */
export async function answering<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw withoutDetails(error);
  }
}

/** Runs a read of one entry. An entry that the client may not read counts as missing. */
export async function orMissing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN') throw notFound();
    throw error;
  }
}
