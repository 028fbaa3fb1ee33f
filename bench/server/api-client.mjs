import { Agent, request } from 'node:http';

const administrator = { firstname: 'Ada', email: 'ada@example.com', password: 'Passw0rd-of-Ada' };

/** The header of a sign-in with "remember me". */
const remembered = { 'x-session-lifetime': 'remembered' };

/** The time until a token is renewed, milliseconds; it is valid for ten minutes. */
const tokenUse = 5 * 60_000;

/**
 * Returns a function that sends requests over one keep-alive connection, so that handshakes are not measured.
 *
 * @param {string} origin
 * @param {Agent} agent
 * @param {() => string} tokenOf returns the current token; an empty text for none
 * @returns {(method: string, path: string, body?: unknown, headers?: object) => Promise<{ milliseconds: number, text: string,
 *   cookies: readonly string[] }>} from sending to the last byte; the cookies that the response sets
 */
function sender(origin, agent, tokenOf) {
  return (method, path, body, headers) =>
    new Promise((resolve, reject) => {
      const token = tokenOf();
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const started = performance.now();
      const outgoing = request(`${origin}${path}`, {
        method,
        agent,
        headers: {
          accept: 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(payload && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...headers,
        },
      });
      outgoing.once('error', reject);
      outgoing.once('response', (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const milliseconds = performance.now() - started;
          const text = Buffer.concat(chunks).toString();
          const cookies = response.headers['set-cookie'] ?? [];
          if (response.statusCode < 300) resolve({ milliseconds, text, cookies });
          else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 500)}`));
        });
      });
      outgoing.end(payload);
    });
}

/**
 * Returns a client with an API token.
 *
 * @param {string} origin
 * @param {string} key
 */
export function createTokenClient(origin, key) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = sender(origin, agent, () => key);
  return {
    call: async (method, path, body) => JSON.parse((await send(method, path, body)).text),
    time: async (method, path, body) => (await send(method, path, body)).milliseconds,
    close: () => agent.destroy(),
  };
}

/**
 * Returns a signed-in client.
 *
 * @param {string} origin
 */
export async function createApiClient(origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let token = '';
  let tokenSince = 0;
  const send = sender(origin, agent, () => token);
  const call = async (method, path, body) => JSON.parse((await send(method, path, body)).text);

  const signIn = async () => {
    const { data } = await call('GET', '/admin/init');
    if (!data.hasAdmin) await call('POST', '/admin/register-admin', administrator);
    const { email, password } = administrator;
    const { text, cookies } = await send('POST', '/admin/login', { email, password }, remembered);
    const session = JSON.parse(text).data;
    ({ token } = session);
    tokenSince = Date.now();
    return { user: session.user, cookies };
  };

  /** Returns a token that is valid for at least five minutes. */
  const freshToken = async () => {
    if (Date.now() - tokenSince > tokenUse) {
      ({ token } = (await call('POST', '/admin/renew-token', { token })).data);
      tokenSince = Date.now();
    }
    return token;
  };

  const { user, cookies } = await signIn();
  const browserSession = {
    storage: { 'admin.user': JSON.stringify(user) },
    cookies: cookies.map((cookie) => {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      return { name, value, url: origin };
    }),
  };
  return {
    user,
    call,
    freshToken,
    /** Returns the session as a browser stores it for a user whom it remembers. Visits replace its cookies. */
    async browserSession() {
      browserSession.storage['admin.token'] = await freshToken();
      return browserSession;
    },
    /** Returns the duration of one call, milliseconds. */
    time: async (method, path, body) => (await send(method, path, body)).milliseconds,
    close: () => agent.destroy(),
  };
}
