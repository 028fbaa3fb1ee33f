import { entryBodyLimit } from '@admin/contract';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveUploads } from './serve-uploads.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../database/index.ts';
import type { FileStorage } from '../files/index.ts';
import type { Logger } from '../logger.ts';
import { serveHealth } from './health.ts';
import { ApiClientLimiter } from './request/limit-api-clients.ts';
import { limitLoad } from './load/limit-load.ts';
import { watchTransfers } from './load/transfer-watch.ts';
import { servePanel, type PanelSpec } from './panel/serve-panel.ts';
import { servePluginFiles } from './panel/serve-plugin-files.ts';
import { readJsonBodies } from './request/json-body.ts';
import { assertOneHost, createHostCheck, assertSameSite } from './request/origin-check.ts';
import { assertQueryReadable, parseForRouter } from './request/query-string.ts';
import { allowOrigin } from './response/cors.ts';
import { createErrorHandler } from './response/error-handler.ts';
import { createNotFoundHandler } from './response/not-found.ts';
import { apiHeaders } from './response/security-headers.ts';
import { createMethodLookup } from './routes/route-table.ts';
import type { OwnedRoute } from './routes/route-handler.ts';
import { registerRoutes, type RouteServing } from './routes/register-routes.ts';

/** Limits against callers that would occupy the server. Times in milliseconds, sizes in bytes. */
export interface HttpLimits {
  /** The time for the headers of a request to arrive. */
  readonly headers: number;
  /** The time for a whole request to arrive. */
  readonly request: number;
  /** The time for a request with large files. */
  readonly upload: number;
  /** The time in which a client must send `minBytes` of a body. */
  readonly stalledRequest: number;
  /** The time in which a client must read `minBytes` of a response. */
  readonly stalledResponse: number;
  readonly minBytes: number;
  /** Time after which an idle connection is closed. */
  readonly keepAlive: number;
  /** Interval at which the limits of transfers and headers are checked. */
  readonly connectionsCheck: number;
  /** The maximum size of any body; many endpoints accept less. */
  readonly body: number;
  /** The maximum number of concurrent requests. */
  readonly running: number;
  /** The maximum number of concurrent requests of one network: a tenth of all. */
  readonly runningOfOne: number;
  /** The time that a request waits for a slot of its network. */
  readonly slotTimeout: number;
}

const defaultLimits: HttpLimits = {
  headers: 10_000,
  request: 60_000,
  upload: 60 * 60_000,
  stalledRequest: 20_000,
  // The kernel reports free buffer space by the megabyte, so a slow reader shows progress rarely.
  stalledResponse: 60_000,
  minBytes: 10_000,
  keepAlive: 65_000,
  connectionsCheck: 2000,
  body: entryBodyLimit,
  running: 400,
  runningOfOne: 40,
  slotTimeout: 5000,
};

function noCompiler(): never {
  throw new Error('Fastify received a schema: schemas belong to the endpoint of a route.');
}

/** Prevents Fastify from loading its own compilers at start; it has no schemas to compile. */
const noCompilers = { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } };

function createFastify(config: ServerConfig, logger: Logger, limits: HttpLimits): FastifyInstance {
  const handleError = createErrorHandler(logger);
  return Fastify({
    logger: false,
    trustProxy: config.trustProxy === false ? false : [...config.trustProxy],
    genReqId: () => randomUUID(),
    bodyLimit: limits.body,
    requestTimeout: limits.upload,
    keepAliveTimeout: limits.keepAlive,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.connectionsCheck },
    forceCloseConnections: 'idle',
    schemaController: noCompilers,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(apiHeaders);
      handleError(error, request, reply);
    },
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 500,
      querystringParser: parseForRouter,
    },
  });
}

/** The dependencies of the HTTP server. */
interface HttpServerSpec
  extends Omit<RouteServing, 'maxBody' | 'apiClientLimiter' | 'identity'>, Omit<PanelSpec, 'identity'> {
  readonly identity: RouteServing['identity'] & PanelSpec['identity'];
  readonly logger: Logger;
  readonly database: Database;
  readonly files: FileStorage;
  readonly table: readonly OwnedRoute[];
  readonly limits?: Partial<HttpLimits>;
}

/** Creates the HTTP server: limits, headers, guards, routes, panel and uploads. It does not listen yet. */
export async function createHttpServer(spec: HttpServerSpec): Promise<FastifyInstance> {
  const { config, logger, database, table } = spec;
  const limits = { ...defaultLimits, ...spec.limits };
  const server = createFastify(config, logger, limits);
  server.setErrorHandler(createErrorHandler(logger));
  readJsonBodies(server);
  const assertKnownHost = createHostCheck(config);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(apiHeaders).header('x-request-id', request.id);
    assertOneHost(request.raw);
    assertKnownHost(request);
    allowOrigin(request, reply, config.corsOrigins);
    assertSameSite(request, config);
    assertQueryReadable(request.query);
    done();
  });
  drainOnClose(server);
  const isFull = limitLoad(server, limits, logger);
  watchTransfers(server, limits);
  logRequests(server, logger);
  serveHealth(server, { database, logger }, isFull);
  const apiClientLimiter = new ApiClientLimiter(config.apiLimits, () => spec.context.now());
  registerRoutes(server, table, { ...spec, apiClientLimiter, maxBody: limits.body });
  await serveUploads(server, config, spec.files);
  servePluginFiles(server, spec.externalPlugins, config.corsOrigins);
  const panel = servePanel(server, spec);
  server.get('/', (_request, reply) => reply.redirect(config.basePath, 302));
  server.setNotFoundHandler(
    createNotFoundHandler({ basePath: config.basePath, methodsOf: createMethodLookup(table), panel }),
  );
  return server;
}

/** Logs one line per request, without the query string, which can contain a token. */
function logRequests(server: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  server.addHook('onResponse', (request, reply, done) => {
    logger.info({
      requestId: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      userId: request.actor?.user.id,
    });
    done();
  });
}

/** Interval at which a closing server checks for idle connections, in milliseconds. */
const drainInterval = 50;

/**
 * Closes idle connections while the server closes. A browser keeps its connection open for further requests, so the
 * server could not close otherwise.
 */
function drainOnClose(server: FastifyInstance): void {
  server.addHook('preClose', (done) => {
    const timer = setInterval(() => {
      server.server.closeIdleConnections();
    }, drainInterval);
    server.server.once('close', () => {
      clearInterval(timer);
    });
    timer.unref();
    done();
  });
}
