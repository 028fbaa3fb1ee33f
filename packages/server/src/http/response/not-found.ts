import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../errors/request-errors.ts';
import { sendPreflight, isPreflight } from './cors.ts';
import { errorBody } from './error-handler.ts';

/** Responds to a navigation to a page of the panel. */
export type PanelResponder = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Returns whether the browser navigates to an address, as opposed to a script that fetches it. */
export function isNavigation(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/**
 * Creates the handler of requests without a route: 405 for an unsupported method, the panel for a navigation to one of its
 * pages, otherwise 404.
 */
export function createNotFoundHandler(spec: {
  readonly basePath: string;
  readonly methodsOf: (path: string) => readonly string[];
  readonly panel: PanelResponder | null;
}) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    if (isPreflight(request)) return sendPreflight(reply).send();
    const methods = spec.methodsOf(path);
    if (methods.length > 0) {
      return reply
        .code(405)
        .header('allow', methods.join(', '))
        .type('text/plain')
        .send('Method Not Allowed');
    }
    const insidePanel = path.startsWith(`${spec.basePath}/`) && !path.startsWith(`${spec.basePath}/assets/`);
    if (insidePanel && spec.panel !== null && isNavigation(request)) return spec.panel(request, reply);
    return reply.code(404).send(errorBody(notFound()));
  };
}
