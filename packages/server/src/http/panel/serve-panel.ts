import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerServices } from '../../plugin-api/server-services.ts';
import type { PanelResponder } from '../response/not-found.ts';
import { commonHeaders, panelPolicy } from '../response/security-headers.ts';
import { varyBy } from '../response/vary.ts';
import { encodeDocument } from './compress.ts';
import { createPanelDocument } from './panel-document.ts';

const yearInSeconds = 31_536_000;

async function serveAssets(server: FastifyInstance, panelDir: string, basePath: string): Promise<void> {
  const { default: fastifyStatic } = await import('@fastify/static');
  await server.register(fastifyStatic, {
    root: path.join(panelDir, 'assets'),
    prefix: `${basePath}/assets/`,
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
    immutable: true,
    maxAge: yearInSeconds * 1000,
    setHeaders: (reply) => {
      void reply.headers(commonHeaders);
    },
  });
}

/**
 * Serves a built panel: its hashed assets for ever, its document with a fresh nonce and with the public
 * answers inside, so that the sign-in screen needs no request.
 * @returns answers navigations; null when the folder holds no built panel
 */
export async function servePanel(
  server: FastifyInstance,
  spec: { readonly panelDir: string | null; readonly productName: string; readonly services: ServerServices },
): Promise<PanelResponder | null> {
  const { services, productName } = spec;
  const { basePath, analyticsUrl, panelOrigins } = services.config;
  const indexFile = spec.panelDir === null ? null : path.join(spec.panelDir, 'index.html');
  if (spec.panelDir === null || indexFile === null || !existsSync(indexFile)) return null;
  const render = createPanelDocument(readFileSync(indexFile, 'utf8'), basePath);
  await serveAssets(server, spec.panelDir, basePath);

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const init = await services.identity.readInit();
    const projectType = services.identity.projectType();
    const boot = { basePath, apiUrl: '', productName, analyticsUrl, init, projectType };
    const { body, encoding } = encodeDocument(render({ nonce, boot }), request.headers['accept-encoding']);
    void reply.headers({
      'content-security-policy': panelPolicy(nonce, analyticsUrl, panelOrigins),
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    varyBy(reply, 'Accept-Encoding');
    if (encoding !== null) void reply.header('content-encoding', encoding);
    return reply.send(body);
  }

  server.get(basePath, respond);
  return respond;
}
