import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = (name: string): URL => new URL(`../../examples/blog/dist/panel/${name}`, import.meta.url);
const guide = fileURLToPath(new URL('../../docs/guides/serve-the-panel-elsewhere.md', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The policy that the guide recommends, for this API. */
function policyOfGuide(api: string): string {
  const policy = /^Content-Security-Policy: (.+)$/m.exec(readFileSync(guide, 'utf8'))?.[1];
  if (policy === undefined) throw new Error('The guide recommends no policy.');
  const script = readFileSync(built('document-script.sha256'), 'utf8');
  return policy.replaceAll('https://api.example.com', api).replace('DOCUMENT_SCRIPT', script);
}

/**
 * A static host configured as in the guide: it serves the built panel in a folder, the page for every unknown path, and
 * no API.
 */
export class StaticHost {
  readonly #folder: string;
  readonly #server: Server;
  #settings: object | null = null;
  #api = '';

  private constructor(folder: string) {
    this.#folder = folder;
    this.#server = createServer((request, response) => {
      this.#answer(new URL(request.url ?? '/', this.origin).pathname, response);
    });
  }

  /** @param folder path below which the panel is served, without a slash at its end */
  static async at(folder: string): Promise<StaticHost> {
    const host = new StaticHost(folder);
    host.#server.listen(0, '127.0.0.1');
    await once(host.#server, 'listening');
    return host;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get panel(): string {
    return `${this.origin}${this.#folder}`;
  }

  /** Writes `panel.json` and adds the API to the policy. */
  callApi(apiUrl: string): void {
    this.#settings = { apiUrl };
    this.#api = apiUrl;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #answer(path: string, response: ServerResponse): void {
    if (path === `${this.#folder}/panel.json` && this.#settings) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(this.#settings));
      return;
    }
    const asset = /^\/(assets\/[\w.-]+)$/.exec(
      path.startsWith(this.#folder) ? path.slice(this.#folder.length) : '',
    );
    if (asset?.[1] !== undefined) {
      const type = types[extname(asset[1])] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(built(asset[1])));
      return;
    }
    const page = readFileSync(built('index.html'), 'utf8').replaceAll(
      '"./assets/',
      `"${this.#folder}/assets/`,
    );
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOfGuide(this.#api),
      })
      .end(page);
  }
}
