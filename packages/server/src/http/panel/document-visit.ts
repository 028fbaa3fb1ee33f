import { existsSync } from 'node:fs';
import path from 'node:path';
import timers from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../config/server-config.ts';
import { refreshTokenOf } from '../../identity/sessions/refresh-token.ts';
import type { IdentityService } from '../../identity/identity-service.ts';
import type { Logger } from '../../logger.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import { inSlot } from '../load/limit-load.ts';
import { withOrigin } from '../request/session-guard.ts';
import { createRouteContext } from '../routes/register-routes.ts';
import type { OwnedRoute } from '../routes/route-handler.ts';
import { createVisit } from '../routes/visit-route.ts';
import { scriptSafeJson } from './panel-document.ts';

/** The module beside the built document that knows the requests of its script. */
const requestsFile = 'document-requests.mjs';

/** The export of that module: returns the requests of a visit at an address below the path of the panel, with its query. */
type DocumentRequests = (
  address: string,
  user: { readonly userId: number; readonly language: string | null },
) => readonly string[];

/** Milliseconds that a document waits for its visit at most. The script of the document repeats requests that took longer. */
const maxTime = 1_000;

/** The visit of a document. */
export interface DocumentVisit {
  /** The id of the user and the requests, joined by commas. The script may have the session of another user, or other requests. */
  readonly key: string;
  /** Returns the response as text for a script element; null if it failed or took too long. */
  readonly respond: () => Promise<string | null>;
}

/** Returns whether the browser opens a page of its own accord or from a page of the same origin, and shows it now. */
function isOpening({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': destination, 'sec-fetch-site': site, 'sec-purpose': purpose } = headers;
  return destination === 'document' && purpose === undefined && (site === 'none' || site === 'same-origin');
}

/** Imports the module; null for a panel that was built with another tool, or with a plugin whose requests need a browser. */
async function loadRequests(file: string, logger: Logger): Promise<DocumentRequests | null> {
  if (!existsSync(file)) return null;
  try {
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      readonly requestsOf: DocumentRequests;
    };
    return module.requestsOf;
  } catch (error) {
    logger.error({ err: error, file }, 'documents contain no visits');
    return null;
  }
}

export interface DocumentVisitSpec {
  readonly panelDir: string;
  readonly table: readonly OwnedRoute[];
  readonly identity: Pick<IdentityService, 'authenticateByCookie'>;
  readonly config: ServerConfig;
  readonly context: PluginContext;
  readonly logger: Logger;
}

/**
 * Creates the visits that documents contain, so that their script does not send them: of users whose session the browser
 * remembers, when they open a page. The requests are those of the script, and run with the permissions of the user.
 */
export function createDocumentVisits({
  panelDir,
  table,
  identity,
  config,
  context,
  logger,
}: DocumentVisitSpec): (request: FastifyRequest, reply: FastifyReply) => Promise<DocumentVisit | null> {
  const loading = loadRequests(path.join(panelDir, requestsFile), logger);
  const visit = createVisit(table);

  async function find(request: FastifyRequest, reply: FastifyReply): Promise<DocumentVisit | null> {
    const requestsOf = isOpening(request) ? await loading : null;
    if (requestsOf === null) return null;
    const call = createRouteContext(request, reply, { config, services: context });
    const refreshToken = refreshTokenOf(call.cookies, call.client);
    const actor = refreshToken === '' ? null : await identity.authenticateByCookie(refreshToken);
    if (actor === null) return null;
    const { id: userId, preferedLanguage: language } = actor.user;
    const requests = requestsOf(request.url.slice(config.basePath.length), { userId, language });
    request.actor = withOrigin(actor, { apiClient: null, ip: request.ip });
    const respond = async (): Promise<string | null> => {
      const text = inSlot(request, reply, async () => scriptSafeJson(await visit(call, requests)));
      const ended = new AbortController();
      try {
        return await Promise.race([text, timers.setTimeout(maxTime, null, { signal: ended.signal })]);
      } catch (error) {
        return withoutVisit(request, error);
      } finally {
        ended.abort();
      }
    };
    return { key: String([userId, ...requests]), respond };
  }

  /** The script of the document requests what this could not, and shows its error. */
  function withoutVisit({ id: requestId }: FastifyRequest, error: unknown): null {
    logger.error({ err: error, requestId }, 'the document contains no visit');
    return null;
  }

  return (request, reply) => find(request, reply).catch((error: unknown) => withoutVisit(request, error));
}
